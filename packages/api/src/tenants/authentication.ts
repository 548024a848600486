'use client';
import { useClient, useEndpoint } from '../client/index.ts';
import { tenants, type OutputOf } from '../contract/index.ts';

/** Which second factors the firm demands and how long sessions last, with its version. */
export type AuthenticationSection = OutputOf<typeof tenants.authentication>;

/** How people sign in to the firm. Saving throws `ApiError`, and nothing else. */
export function useAuthenticationSettings(tenantId: string | null) {
  const { gateway } = useClient();
  const params = { tenantId: tenantId ?? '' };
  const read = useEndpoint(tenants.authentication, tenantId === null ? null : { params });
  return {
    ...read,
    /** What protects less than before is only asked for. */
    save: async (value: AuthenticationSection['value'], version: number): Promise<void> => {
      const body = { reason: null, value };
      await gateway.send(tenants.saveAuthentication, { params, body }, { version });
      await read.mutate();
    },
  };
}
