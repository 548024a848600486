'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type CustomField, type InputOf } from '../contract/index.ts';

export type NewCustomField = InputOf<typeof parties.addCustomField>['body'];
export type CustomFieldChange = InputOf<typeof parties.changeCustomField>['body'];

/** What the firm asks of its clients besides what every firm asks, those that are asked no more too. */
export function useCustomFields() {
  return useEndpoint(parties.customFields, {});
}

/** Adds and changes custom fields; throws `ApiError`, 412 where another user was faster. */
export function useChangeCustomFields() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('parties.customFields');
  return {
    add: async (body: NewCustomField): Promise<void> => {
      await gateway.send(parties.addCustomField, { body });
      await refresh();
    },
    change: async (
      { _id: id, version }: Pick<CustomField, '_id' | 'version'>,
      body: CustomFieldChange,
    ): Promise<void> => {
      await gateway.send(parties.changeCustomField, { params: { id }, body }, { version });
      await refresh();
    },
  };
}
