'use client';
import { useEffect } from 'react';
import { useClient, useEndpoint } from '../client/index.ts';
import { registrations, type OutputOf } from '../contract/index.ts';

export type RegistrationChanges = OutputOf<typeof registrations.changes>;

/** What others changed of a registration since the reader looked at it last. */
export function useRegistrationChanges(id: string | undefined) {
  return useEndpoint(registrations.changes, id === undefined ? null : { params: { id } });
}

export type Acceptance = NonNullable<OutputOf<typeof registrations.acceptance>['acceptance']>;

/** What the latest acceptance was decided on, and what is different today. */
export function useAcceptance(id: string) {
  return useEndpoint(registrations.acceptance, { params: { id } });
}

/** Says that the reader has a registration open; no one waits for it. Without an id it is not there yet. */
export function useMarkSeen(id: string | undefined): void {
  const { gateway } = useClient();
  useEffect(() => {
    if (id === undefined) return;
    // Where it fails more is shown as new than is: the next look puts that right.
    gateway.send(registrations.markSeen, { params: { id } }, { background: true }).catch(() => undefined);
  }, [gateway, id]);
}
