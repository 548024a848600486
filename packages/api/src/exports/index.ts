'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { exports, registrations, type InputOf, type OutputOf } from '../contract/index.ts';

const one = registrations.export;

export type ExportChoice = NonNullable<InputOf<typeof one>['query']>;
export type NewExport = InputOf<typeof exports.start>['body'];
export type Export = OutputOf<typeof exports.get>;
export type ExportItem = OutputOf<typeof exports.items>['items'][number];

export const isUnderWay = ({ state }: Export): boolean => state === 'waiting' || state === 'running';

/** One registration as a file; throws `ApiError`. Its activity is read again: the export stands in it. */
export function useExportRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (id: string, query: ExportChoice, signal: AbortSignal): Promise<Blob> => {
    const file = await gateway.send(one, { params: { id }, query }, { signal });
    await revalidate('registrations.history');
    return file;
  };
}

/** How far an export has come; waits while there is none. The stream reports each step. */
export function useExport(id: string | null) {
  return useEndpoint(exports.get, id === null ? null : { params: { id } });
}

/** What became of each registration, those that failed first. */
export function useExportItems(id: string, max: number) {
  return useEndpoint(exports.items, { params: { id }, query: { max } });
}

export function useExports() {
  return useEndpoint(exports.list, { query: { max: 25 } });
}

/** Starts, ends and tries again; all throw `ApiError`. The key makes sending twice have one effect. */
export function useExporting() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const after = async (changed: Export): Promise<Export> => {
    await revalidate('exports.get', 'exports.list', 'exports.items');
    return changed;
  };
  return {
    refresh: () => revalidate('exports.get', 'exports.list', 'exports.items'),
    start: async (body: NewExport, idempotencyKey: string) =>
      after(await gateway.send(exports.start, { body }, { idempotencyKey })),
    cancel: async (id: string) => after(await gateway.send(exports.cancel, { params: { id } })),
    retry: async (id: string) => after(await gateway.send(exports.retry, { params: { id } })),
    download: (id: string): Promise<Blob> => gateway.send(exports.download, { params: { id } }),
  };
}
