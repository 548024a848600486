'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { documents, type InputOf, type OutputOf } from '../contract/index.ts';

export type Document = OutputOf<typeof documents.postUpload>;
export type DocumentVersion = Document['versions'][number];
export type NewDocument = InputOf<typeof documents.postUpload>['body'];
export type DocumentFields = InputOf<typeof documents.update>['body'];

/** More than any registration has. */
const all = 1000;

/** Documents of a registration and its parties. */
export function useDocuments(id: string) {
  return useEndpoint(documents.list, { params: { id }, query: { max: all } });
}

export interface SendFile {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Sends the bytes of a file: asks where, puts them there, and gives back how the platform calls them. */
export function useSendFile(id: string) {
  const { gateway } = useClient();
  return async (file: File, mimeType: string, { signal, onProgress }: SendFile): Promise<string> => {
    const params = { id };
    const { uploadId } = await gateway.send(
      documents.preUpload,
      { params, query: { fileName: file.name, mimeType } },
      { signal },
    );
    await gateway.send(
      documents.upload,
      { params: { id, uploadId }, query: { fileName: file.name } },
      { file, signal, onProgress },
    );
    return uploadId;
  };
}

/** What is done with documents; everything throws `ApiError`. Whatever shows the registration is read again. */
export function useDocumentChanges(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refreshed = async (change: Promise<Document>): Promise<Document> => {
    const changed = await change;
    await revalidate(
      'documents.list',
      'registrations.list',
      'registrations.get',
      'registrations.progress',
      'registrations.history',
    );
    return changed;
  };
  const at = ({ _id }: Document) => ({ params: { id, documentId: _id } });
  return {
    refresh: () => revalidate('documents.list', 'registrations.get', 'registrations.progress'),
    add: (body: NewDocument, idempotencyKey: string) =>
      refreshed(gateway.send(documents.postUpload, { params: { id }, body }, { idempotencyKey })),
    replace: (document: Document, uploadId: string) =>
      refreshed(
        gateway.send(
          documents.replace,
          { ...at(document), body: { uploadId } },
          { version: document.version },
        ),
      ),
    update: (document: Document, body: DocumentFields) =>
      refreshed(gateway.send(documents.update, { ...at(document), body }, { version: document.version })),
    remove: (document: Document) =>
      refreshed(gateway.send(documents.remove, at(document), { version: document.version })),
    /** Takes back what the caller just added; a request for approval that it cancelled is open again. */
    undoAdd: (document: Document) =>
      refreshed(gateway.send(documents.undoAdd, at(document), { version: document.version })),
    restore: (document: Document) =>
      refreshed(gateway.send(documents.restore, at(document), { version: document.version })),
  };
}

/** Reads what documents hold. Each call is written down, so nothing keeps the answer. */
export function useReadDocuments(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    content: async (documentId: string, number: number, signal?: AbortSignal): Promise<Blob> =>
      gateway.send(
        documents.download,
        { params: { id, documentId }, query: { number } },
        signal ? { signal } : {},
      ),
    /** All of them, or the ones that are named. */
    archive: async (ids: readonly string[] = []): Promise<Blob> =>
      gateway.send(documents.zip, { params: { id }, query: { ids: ids.join(',') } }),
    reveal: async (documentId: string): Promise<string> => {
      const { value } = await gateway.send(documents.reveal, { params: { id, documentId } });
      await revalidate('registrations.history');
      return value;
    },
  };
}
