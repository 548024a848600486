import { useReadDocuments, type DocumentVersion } from '@dossier/api/documents';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DocumentHolder } from './holder.ts';
import { openDocument } from './open-document.ts';
import type { OpenDocument } from './pdf-document.ts';

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly documentKind: OpenDocument['documentKind']; readonly content: Blob };

/** A file of a document, read once and made ready to look at; closed again with whatever shows it. */
export function useOpenedDocument(
  { _id, of }: DocumentHolder,
  documentId: string,
  version: DocumentVersion,
): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const read = useReadDocuments(_id, of);
  const { number, mediaType } = version;
  const load = useEffectEvent((signal: AbortSignal) => read.content(documentId, number, signal));
  useEffect(() => {
    const stop = new AbortController();
    let close = () => {};
    const open = async () => {
      const content = await load(stop.signal);
      const openedDocument = await openDocument(content, mediaType);
      if (stop.signal.aborted) return openedDocument.close();
      close = openedDocument.close;
      setOpened({ state: 'there', documentKind: openedDocument.documentKind, content });
    };
    open().catch(() => {
      if (!stop.signal.aborted) setOpened({ state: 'failed' });
    });
    return () => {
      stop.abort();
      close();
    };
  }, [documentId, number, mediaType]);
  return opened;
}
