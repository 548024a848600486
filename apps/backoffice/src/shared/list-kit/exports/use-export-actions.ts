import { useExporting, type Export } from '@dossier/api/exports';
import { saveFile } from '../../save-file.ts';
import { useNotify } from '../../use-notify.ts';
import { useTexts } from '../../translations.ts';

/** Ends an export, tries again what failed, and hands over its file; what does not work is said. */
export function useExportActions() {
  const { cancel, retry, download, refresh } = useExporting();
  const texts = useTexts('exports');
  const notify = useNotify({ ExportFinished: texts.isOver }, () => void refresh());
  return {
    cancel: (id: string) => notify(() => cancel(id), texts.states.cancelled),
    retry: (id: string) => notify(() => retry(id), texts.states.waiting),
    download: ({ _id, list, format, createdAt }: Export) =>
      notify(
        async () => saveFile(`${list}-${createdAt.slice(0, 10)}.${format}`, await download(_id)),
        texts.ready,
      ),
  };
}
