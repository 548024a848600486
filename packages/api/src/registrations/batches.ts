'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { registrations, type InputOf, type OutputOf } from '../contract/index.ts';
import { readsOfRegistration } from './reads.ts';

export type Batch = OutputOf<typeof registrations.batch>;
export type BatchItem = OutputOf<typeof registrations.batchItems>['items'][number];
export type BatchPreview = OutputOf<typeof registrations.previewBatch>;
export type NewBatch = InputOf<typeof registrations.startBatch>['body'];

/** How far bulk work has come; waits while there is none. The stream reports each step. */
export function useBatch(id: string | null) {
  return useEndpoint(registrations.batch, id === null ? null : { params: { id } });
}

/** What became of each registration, those that failed first. */
export function useBatchItems(id: string, max: number) {
  return useEndpoint(registrations.batchItems, { params: { id }, query: { max } });
}

/** Looks at what bulk work would do, starts it, ends it, tries again and takes back; all throw `ApiError`. */
export function useBatches() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('registrations.batch', 'registrations.batchItems');
  const after = async (changed: Batch): Promise<Batch> => {
    await refresh();
    return changed;
  };
  return {
    refresh,
    /** Everything that shows a registration is read again. */
    refreshRegistrations: () => revalidate(...readsOfRegistration),
    preview: (body: NewBatch): Promise<BatchPreview> => gateway.send(registrations.previewBatch, { body }),
    start: async (body: NewBatch) => after(await gateway.send(registrations.startBatch, { body })),
    cancel: async (id: string) => after(await gateway.send(registrations.cancelBatch, { params: { id } })),
    retry: async (id: string) => after(await gateway.send(registrations.retryBatch, { params: { id } })),
    undo: async (id: string) => after(await gateway.send(registrations.undoBatch, { params: { id } })),
  };
}
