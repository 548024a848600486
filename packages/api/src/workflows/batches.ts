'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { workflows, type InputOf, type OutputOf } from '../contract/index.ts';
import { readsOfRegistration } from '../registrations/reads.ts';

export type TaskBatch = OutputOf<typeof workflows.batch>;
export type TaskBatchItem = OutputOf<typeof workflows.batchItems>['items'][number];
export type TaskBatchPreview = OutputOf<typeof workflows.previewBatch>;
export type NewTaskBatch = InputOf<typeof workflows.startBatch>['body'];

/** How far bulk work on tasks has come; waits while there is none. The stream reports each step. */
export function useTaskBatch(id: string | null) {
  return useEndpoint(workflows.batch, id === null ? null : { params: { id } });
}

export function useTaskBatchItems(id: string, max: number) {
  return useEndpoint(workflows.batchItems, { params: { id }, query: { max } });
}

/** Looks at what bulk work on tasks would do, starts it, ends it, tries again and takes back; all throw `ApiError`. */
export function useTaskBatches() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('workflows.batch', 'workflows.batchItems');
  const after = async (changed: TaskBatch): Promise<TaskBatch> => {
    await refresh();
    return changed;
  };
  return {
    refresh,
    refreshTasks: () => revalidate('workflows.processes', 'workflows.board', ...readsOfRegistration),
    preview: (body: NewTaskBatch): Promise<TaskBatchPreview> =>
      gateway.send(workflows.previewBatch, { body }),
    start: async (body: NewTaskBatch) => after(await gateway.send(workflows.startBatch, { body })),
    cancel: async (id: string) => after(await gateway.send(workflows.cancelBatch, { params: { id } })),
    retry: async (id: string) => after(await gateway.send(workflows.retryBatch, { params: { id } })),
    undo: async (id: string) => after(await gateway.send(workflows.undoBatch, { params: { id } })),
  };
}
