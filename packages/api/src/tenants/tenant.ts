'use client';
import useSWR from 'swr';
import { useClient, useEndpoint } from '../client/index.ts';
import { configuring, settingsEndpoints, type OutputOf } from '../contract/index.ts';

export type Configuration = OutputOf<typeof configuring.configuration>;
export type PublicTenant = NonNullable<Configuration['tenant']>;
export type RegionSettings = OutputOf<typeof settingsEndpoints.regions>;
export type TenantSettings = OutputOf<typeof settingsEndpoints.settings>;

/** Milliseconds between questions whether there is a newer build. */
const buildAskedEvery = 5 * 60_000;

/** True once the platform serves another build than the one that runs here. Asked in the background (T1). */
export function useIsOutdated({ build }: Pick<Configuration, 'build'>): boolean {
  const { gateway } = useClient();
  const { configuration } = configuring;
  const { data } = useSWR(
    // Begins as all keys do: whatever makes everything stale, such as a platform that is back, asks this again too.
    build === null ? null : ['', configuration.name, 'build'],
    () => gateway.send(configuration, {}, { background: true }),
    { refreshInterval: buildAskedEvery, revalidateOnMount: false },
  );
  return data !== undefined && data.build !== null && data.build !== build;
}

/** The firm's settings; waits while there is no firm. */
export function useTenantSettings(tenantId: string | null) {
  return useEndpoint(settingsEndpoints.settings, tenantId === null ? null : { params: { tenantId } });
}

/** Languages and regions that the firm allows; waits while there is no firm. */
export function useRegionSettings(tenantId: string | null) {
  return useEndpoint(settingsEndpoints.regions, tenantId === null ? null : { params: { tenantId } });
}
