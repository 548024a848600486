'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { documents, type EndpointName, type InputOf, type OutputOf } from '../contract/index.ts';

export type DocumentsOf = 'registration' | 'client';

const endpointsOf = {
  registration: {
    preUpload: documents.preUpload,
    upload: documents.upload,
    replace: documents.replace,
    update: documents.update,
    remove: documents.remove,
    restore: documents.restore,
    download: documents.download,
    reveal: documents.reveal,
  },
  client: {
    preUpload: documents.clientPreUpload,
    upload: documents.clientUpload,
    replace: documents.clientReplace,
    update: documents.clientUpdate,
    remove: documents.clientRemove,
    restore: documents.clientRestore,
    download: documents.clientDownload,
    reveal: documents.clientReveal,
  },
} as const;

const shownBy = {
  registration: [
    'documents.list',
    'documents.clientList',
    'registrations.list',
    'registrations.get',
    'registrations.progress',
    'registrations.history',
  ],
  client: ['documents.clientList', 'parties.get', 'parties.history'],
} as const satisfies Readonly<Record<DocumentsOf, readonly EndpointName[]>>;

export type Document = OutputOf<typeof documents.postUpload>;
export type DocumentVersion = Document['versions'][number];
export type NewDocument = InputOf<typeof documents.postUpload>['body'];
export type DocumentFields = InputOf<typeof documents.update>['body'];

/** More than any registration has. */
const all = 1000;

export function useDocuments(id: string) {
  return useEndpoint(documents.list, { params: { id }, query: { max: all } });
}

export type ClientDocument = OutputOf<typeof documents.clientPostUpload>;

/** Documents of a client: of its file, and of the registrations with the client. */
export function useClientDocuments(id: string) {
  return useEndpoint(documents.clientList, { params: { id }, query: { max: all } });
}

export interface SendFile {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Sends the bytes of a file: asks where, puts them there, and gives back how the platform calls them. */
export function useSendFile(id: string, of: DocumentsOf = 'registration') {
  const { gateway } = useClient();
  const { preUpload, upload } = endpointsOf[of];
  return async (file: File, mimeType: string, { signal, onProgress }: SendFile): Promise<string> => {
    const params = { id };
    const { uploadId } = await gateway.send(
      preUpload,
      { params, query: { fileName: file.name, mimeType } },
      { signal },
    );
    await gateway.send(
      upload,
      { params: { id, uploadId }, query: { fileName: file.name } },
      { file, signal, onProgress },
    );
    return uploadId;
  };
}

/** What is done with documents; everything throws `ApiError`. Whatever shows what holds them is read again. */
export function useDocumentChanges(id: string, of: DocumentsOf = 'registration') {
  const { replace, update, remove, restore } = endpointsOf[of];
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refreshed = async (change: Promise<Document>): Promise<Document> => {
    const changed = await change;
    await revalidate(...shownBy[of]);
    return changed;
  };
  const at = ({ _id }: Document) => ({ params: { id, documentId: _id } });
  return {
    refresh: () => revalidate(...shownBy[of]),
    add: ({ party_id: partyId, cancels, ...body }: NewDocument, idempotencyKey: string) =>
      refreshed(
        of === 'client'
          ? gateway.send(documents.clientPostUpload, { params: { id }, body }, { idempotencyKey })
          : gateway.send(
              documents.postUpload,
              {
                params: { id },
                body: { ...body, party_id: partyId, ...(cancels !== undefined && { cancels }) },
              },
              { idempotencyKey },
            ),
      ),
    replace: (document: Document, uploadId: string) =>
      refreshed(
        gateway.send(replace, { ...at(document), body: { uploadId } }, { version: document.version }),
      ),
    update: (document: Document, body: DocumentFields) =>
      refreshed(gateway.send(update, { ...at(document), body }, { version: document.version })),
    remove: (document: Document) =>
      refreshed(gateway.send(remove, at(document), { version: document.version })),
    /** Takes back what the caller just added; a request for approval that it cancelled is open again. */
    undoAdd: (document: Document) =>
      refreshed(
        gateway.send(of === 'client' ? documents.clientRemove : documents.undoAdd, at(document), {
          version: document.version,
        }),
      ),
    restore: (document: Document) =>
      refreshed(gateway.send(restore, at(document), { version: document.version })),
  };
}

/** Reads what documents hold. Each call is written down, so nothing keeps the answer. */
export function useReadDocuments(id: string, of: DocumentsOf = 'registration') {
  const { download, reveal } = endpointsOf[of];
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    content: async (documentId: string, number: number, signal?: AbortSignal): Promise<Blob> =>
      gateway.send(download, { params: { id, documentId }, query: { number } }, signal ? { signal } : {}),
    /** All of them, or the ones that are named. */
    archive: async (ids: readonly string[] = []): Promise<Blob> =>
      gateway.send(documents.zip, { params: { id }, query: { ids: ids.join(',') } }),
    reveal: async (documentId: string): Promise<string> => {
      const { value } = await gateway.send(reveal, { params: { id, documentId } });
      await revalidate(of === 'client' ? 'parties.history' : 'registrations.history');
      return value;
    },
  };
}
