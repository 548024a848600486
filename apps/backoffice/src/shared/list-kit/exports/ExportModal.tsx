import { useExport } from '@dossier/api/exports';
import { Modal } from '@dossier/ui/modal';
import { formatCount } from '../../format.ts';
import { useLocale } from '../../use-locale.ts';
import { useTranslations } from '../../translations.ts';
import type { ExportModalProps } from '../description.ts';
import { ExportsMade } from './ExportsMade.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { exportTitle } from './export-title.ts';
import { allExports, newExport } from '../use-opened.ts';

/** Exports of a list: a new one, one that is there, or all that a person has. */
export function ExportModal({ list, columns, open, chosen, onOpen, onClose }: ExportModalProps) {
  const t = useTranslations('exports');
  const [locale] = useLocale();
  const { count } = chosen;
  const all = { label: t($ => $.exports.mine), onPress: () => onOpen(allExports) };
  const isOne = open !== newExport && open !== allExports;
  // The one that was shown before is still known while all of them are.
  const { data } = useExport(isOne ? open : null);
  const one = isOne ? data : undefined;
  const titleOfNew = t($ => $.exports.lists[list].many, { count, formatted: formatCount(count, locale) });
  const title = open === newExport ? titleOfNew : one ? exportTitle(t, one, locale) : all.label;
  return (
    <Modal isOpen onClose={onClose} title={title} width={630}>
      {open === newExport ? (
        <ExportForm
          list={list}
          columns={columns}
          chosen={chosen}
          all={all}
          onStarted={onOpen}
          onClose={onClose}
        />
      ) : open === allExports ? (
        <ExportsMade onOpen={onOpen} onClose={onClose} />
      ) : (
        <ExportProgress id={open} all={all} onClose={onClose} />
      )}
    </Modal>
  );
}
