'use client';
import { useClient, useEndpoint } from '../client/index.ts';
import { tenants, type OutputOf } from '../contract/index.ts';

/** Which second factors the firm demands, with its version. */
export type AuthenticationSection = OutputOf<typeof tenants.authentication>;
type Methods = AuthenticationSection['value']['allowedMFAMethods'];

/** Which second factors the firm demands. Saving throws `ApiError`, and nothing else. */
export function useAuthenticationSettings(tenantId: string | null) {
  const { gateway } = useClient();
  const params = { tenantId: tenantId ?? '' };
  const read = useEndpoint(tenants.authentication, tenantId === null ? null : { params });
  return {
    ...read,
    save: async (allowedMFAMethods: Methods, version: number): Promise<void> => {
      const body = { reason: null, value: { allowedMFAMethods } };
      await gateway.send(tenants.saveAuthentication, { params, body }, { version });
      await read.mutate();
    },
  };
}
