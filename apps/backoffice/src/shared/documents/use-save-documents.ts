import { useReadDocuments, type Document, type DocumentVersion } from '@dossier/api/documents';
import type { DocumentHolder } from './holder.ts';
import { useState } from 'react';
import { saveFile } from '../save-file.ts';
import { useTranslations } from '../translations.ts';

/** Keeps files here: one, or several in one archive. */
export function useKeep({ _id, of, number, notify }: DocumentHolder) {
  const t = useTranslations('documents');
  const { content, archive } = useReadDocuments(_id, of);
  const [isBusy, setBusy] = useState(false);
  const readyText = t($ => $.documents.toasts.ready);
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    await notify(work, readyText);
    setBusy(false);
  };
  return {
    isBusy,
    keep: (document: Document, version: DocumentVersion) =>
      busily(async () => saveFile(version.name, await content(document._id, version.number))),
    /** All of them where none is named. */
    keepAll: (ids: readonly string[]) => busily(async () => saveFile(`${number}.zip`, await archive(ids))),
  };
}
