import { useExport } from '@dossier/api/exports';
import { Modal } from '@dossier/ui/modal';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { ExportList } from './ExportList.tsx';
import { ExportManyForm, type ExportChosen } from './ExportManyForm.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { exportTitle } from './export-title.ts';
import { allExports, newExport } from '../../../shared/list-kit/use-export-address.ts';

/** Exports of many registrations: a new one, one that is there, or all that a person has. */
export function ExportManyModal({ open, chosen, onOpen, onClose }: ExportManyModalProps) {
  const t = useTranslations('exports');
  const [locale] = useLocale();
  const { count } = chosen;
  const all = { label: t($ => $.exports.mine), onPress: () => onOpen(allExports) };
  const isOne = open !== newExport && open !== allExports;
  // The one that was shown before is still known while all of them are.
  const { data } = useExport(isOne ? open : null);
  const one = isOne ? data : undefined;
  const titleOfNew = t($ => $.exports.many, { count, formatted: formatCount(count, locale) });
  const title = open === newExport ? titleOfNew : one ? exportTitle(t, one, locale) : all.label;
  return (
    <Modal isOpen onClose={onClose} title={title} width={630}>
      {open === newExport ? (
        <ExportManyForm chosen={chosen} all={all} onStarted={onOpen} onClose={onClose} />
      ) : open === allExports ? (
        <ExportList onOpen={onOpen} onClose={onClose} />
      ) : (
        <ExportProgress id={open} all={all} onClose={onClose} />
      )}
    </Modal>
  );
}

interface ExportManyModalProps {
  /** What is shown: a new one, all, or one by its id. */
  readonly open: string;
  readonly chosen: ExportChosen;
  readonly onOpen: (open: string) => void;
  readonly onClose: () => void;
}
