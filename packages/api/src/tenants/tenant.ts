'use client';
import useSWR from 'swr';
import { useClient, useEndpoint } from '../client/index.ts';
import { tenants, type OutputOf } from '../contract/index.ts';

export type Configuration = OutputOf<typeof tenants.configuration>;
export type PublicTenant = NonNullable<Configuration['tenant']>;
export type RegionSettings = OutputOf<typeof tenants.regions>;
export type TenantSettings = OutputOf<typeof tenants.settings>;

/** Milliseconds between questions whether there is a newer build. */
const buildAskedEvery = 5 * 60_000;

/** True once the platform serves another build than the one that runs here. Asked in the background (T1). */
export function useIsOutdated({ build }: Pick<Configuration, 'build'>): boolean {
  const { gateway } = useClient();
  const { data } = useSWR(
    // Begins as all keys do: whatever makes everything stale, such as a platform that is back, asks this again too.
    build === null ? null : ['', tenants.configuration.name, 'build'],
    () => gateway.send(tenants.configuration, {}, { background: true }),
    { refreshInterval: buildAskedEvery, revalidateOnMount: false },
  );
  return data !== undefined && data.build !== null && data.build !== build;
}

/** The firm's settings; waits while there is no firm. */
export function useTenantSettings(tenantId: string | null) {
  return useEndpoint(tenants.settings, tenantId === null ? null : { params: { tenantId } });
}

/** Languages and regions that the firm allows; waits while there is no firm. */
export function useRegionSettings(tenantId: string | null) {
  return useEndpoint(tenants.regions, tenantId === null ? null : { params: { tenantId } });
}
