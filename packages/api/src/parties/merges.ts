'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type InputOf, type OutputOf } from '../contract/index.ts';

export type MergePlan = OutputOf<typeof parties.mergePlan>;
/** Two parties that are one, or of whom that is asked. */
export type PartyMerge = OutputOf<typeof parties.merge>;
export type MergeRequest = InputOf<typeof parties.requestMerge>['body'];

/** Two parties by their ids: `a` stays, `b` is it from then on. */
export interface MergeSides {
  readonly a: string;
  readonly b: string;
}

export const useMergePlan = (params: MergeSides) => useEndpoint(parties.mergePlan, { params });

export const useMerge = (id: string) => useEndpoint(parties.merge, { params: { id } });

/** What is asked for, stands or was undone of merging a party with others; `null` waits. */
export const useMerges = (id: string | null) =>
  useEndpoint(parties.merges, id === null ? null : { params: { id } });

/** Asks for two parties to be merged, and undoes it; both throw `ApiError`. */
export function useChangeMerges() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () =>
    revalidate(
      'parties.mergePlan',
      'parties.merges',
      'parties.merge',
      'parties.get',
      'parties.list',
      'parties.history',
      'parties.connections',
      'workflows.signOff',
      'workflows.signOffs',
    );
  return {
    refresh,
    request: async (params: MergeSides, body: MergeRequest): Promise<void> => {
      await gateway.send(parties.requestMerge, { params, body });
      await refresh();
    },
    undo: async (
      { _id: id, version }: Pick<PartyMerge, '_id' | 'version'>,
      comment: string,
    ): Promise<void> => {
      await gateway.send(parties.undoMerge, { params: { id }, body: { comment } }, { version });
      await refresh();
    },
  };
}
