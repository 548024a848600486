'use client';
import { useClient, useEndpoint } from '../client/index.ts';
import { messages, type InputOf } from '../contract/index.ts';

export type PreferencesChange = InputOf<typeof messages.updatePreferences>['body'];

/** How one hears of events oneself. `save` throws `ApiError`, and nothing else. */
export function useNotificationPreferences() {
  const { gateway } = useClient();
  const read = useEndpoint(messages.preferences, {});
  return {
    ...read,
    save: async (body: PreferencesChange, version: number): Promise<void> => {
      const saved = await gateway.send(messages.updatePreferences, { body }, { version });
      await read.mutate(saved, { revalidate: false });
    },
  };
}
