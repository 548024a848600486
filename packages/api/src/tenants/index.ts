'use client';
import { useEndpoint } from '../client/index.ts';
import { contract, type OutputOf } from '../contract/index.ts';

export type Configuration = OutputOf<typeof contract.tenants.configuration>;
export type PublicTenant = NonNullable<Configuration['tenant']>;
export type RegionSettings = OutputOf<typeof contract.tenants.regions>;
export type TenantSettings = OutputOf<typeof contract.tenants.settings>;

/** The firm's settings; waits while there is no firm. */
export function useTenantSettings(tenantId: string | null) {
  return useEndpoint(contract.tenants.settings, tenantId === null ? null : { params: { tenantId } });
}

/** Languages and regions that the firm allows; waits while there is no firm. */
export function useRegionSettings(tenantId: string | null) {
  return useEndpoint(contract.tenants.regions, tenantId === null ? null : { params: { tenantId } });
}
