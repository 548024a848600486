import { useReadDocuments, type DocumentVersion } from '@dossier/api/documents';
import { useEffect, useEffectEvent, useState } from 'react';
import { openPaper } from './open-paper.ts';
import type { OpenPaper } from './pdf-paper.ts';

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly paper: OpenPaper['paper']; readonly content: Blob };

/** A file of a document, read once and made ready to look at; closed again with whatever shows it. */
export function useOpenedPaper(id: string, documentId: string, version: DocumentVersion): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const read = useReadDocuments(id);
  const { number, mediaType } = version;
  const load = useEffectEvent((signal: AbortSignal) => read.content(documentId, number, signal));
  useEffect(() => {
    const stop = new AbortController();
    let close = () => {};
    const open = async () => {
      const content = await load(stop.signal);
      const own = await openPaper(content, mediaType);
      if (stop.signal.aborted) return own.close();
      close = own.close;
      setOpened({ state: 'there', paper: own.paper, content });
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
