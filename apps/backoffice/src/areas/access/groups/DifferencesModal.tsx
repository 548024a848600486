import { DiffView } from '@dossier/ui/diff-view';
import { Modal } from '@dossier/ui/modal';
import { useTranslations } from '../../../shared/translations.ts';
import type { GrantChange } from './draft.ts';
import { useGrantTexts } from './use-grant-texts.ts';

/** What is different in a draft, before it is asked for. */
export function DifferencesModal({ changes, onClose }: DifferencesModalProps) {
  const t = useTranslations('groups');
  const { changed } = useGrantTexts();
  const title = t($ => $.groups.draft.title);
  return (
    <Modal isOpen onClose={onClose} title={title} width={630}>
      <DiffView label={title} changes={changes.map(changed)} />
    </Modal>
  );
}

interface DifferencesModalProps {
  readonly changes: readonly GrantChange[];
  readonly onClose: () => void;
}
