'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { registrations, type InputOf, type OutputOf } from '../contract/index.ts';
import { readsOfRegistration } from './reads.ts';

export type MigrationPreview = OutputOf<typeof registrations.previewMigration>;
export type MigrationRequest = InputOf<typeof registrations.migrate>['body'];

export function useMigrationPreview(id: string) {
  return useEndpoint(registrations.previewMigration, { params: { id } });
}

/** Migrates a registration by its preview; throws `ApiError`, 412 where that would do something else by now. */
export function useMigrate() {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return async (version: number, body: MigrationRequest): Promise<void> => {
    await gateway.send(registrations.migrate, { body }, { version });
    await revalidate(...readsOfRegistration, 'registrations.history', 'parties.get', 'parties.list');
  };
}
