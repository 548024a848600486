import { Button } from '@dossier/ui/button';
import { DiffView } from '@dossier/ui/diff-view';
import { Modal } from '@dossier/ui/modal';
import { useTexts } from '../../../shared/translations.ts';
import type { ChangesQuestion } from './use-changes-question.ts';

/** What is about to be saved, before and after, with the last word on it. */
export function ChangesModal({ question: { open } }: { readonly question: ChangesQuestion }) {
  const { changes: texts } = useTexts('clientFile');
  if (!open) return null;
  return (
    <Modal
      isOpen
      width={630}
      title={texts.title}
      onClose={() => open.answer(false)}
      footer={
        <>
          <Button onClick={() => open.answer(false)}>{texts.back}</Button>
          <Button variant="primary" autoFocus onClick={() => open.answer(true)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <DiffView label={texts.title} changes={open.changes} />
    </Modal>
  );
}
