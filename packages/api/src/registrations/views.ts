'use client';
import { useCallback } from 'react';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { registrations, type InputOf, type OutputOf, type ViewList } from '../contract/index.ts';

export type SavedView = OutputOf<typeof registrations.views>['items'][number];
export type ViewInput = InputOf<typeof registrations.saveView>['body'];
type SeenView = Pick<SavedView, '_id' | 'version'>;

/** The views of a list that the person saved, and those that colleagues share. */
export function useSavedViews(list: ViewList) {
  return useEndpoint(registrations.views, { query: { list } });
}

/** Saves, changes and removes views; each throws `ApiError`. Saving twice under one name is saving once. */
export function useViewChanges() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    save: async (body: ViewInput): Promise<void> => {
      await gateway.send(registrations.saveView, { body });
      await revalidate('registrations.views');
    },
    change: async ({ _id, version }: SeenView, body: ViewInput): Promise<void> => {
      await gateway.send(registrations.changeView, { params: { viewId: _id }, body }, { version });
      await revalidate('registrations.views');
    },
    remove: async ({ _id, version }: SeenView): Promise<void> => {
      await gateway.send(registrations.removeView, { params: { viewId: _id } }, { version });
      await revalidate('registrations.views');
    },
    refresh: () => revalidate('registrations.views'),
  };
}

/** Says that the person looks at a view. No one waits for it: what is said too late only leaves a dot. */
export function useMarkViewSeenRequest() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return useCallback(
    async (viewId: string): Promise<void> => {
      try {
        await gateway.send(registrations.markViewSeen, { params: { viewId } }, { background: true });
        await revalidate('registrations.views');
      } catch {
        // The dot stays, and the next look takes it away.
      }
    },
    [gateway, revalidate],
  );
}
