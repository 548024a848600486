'use client';
import { useClient, useRevalidate } from '../client/index.ts';
import { contract, type InputOf } from '../contract/index.ts';

const one = contract.registrations.export;

export type ExportChoice = NonNullable<InputOf<typeof one>['query']>;

/** One registration as a file; throws `ApiError`. Its activity is read again: the export stands in it. */
export function useExportRegistration() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (id: string, query: ExportChoice, signal: AbortSignal): Promise<Blob> => {
    const file = await gateway.send(one, { params: { id }, query }, { signal });
    await revalidate(contract.registrations.history);
    return file;
  };
}
