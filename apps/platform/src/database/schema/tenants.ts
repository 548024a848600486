import type { Generated } from 'kysely';
import type { Instant, Json } from './columns.ts';

export interface TenantsTable {
  id: string;
  name: string;
  is_demo: Generated<boolean>;
  created_at: Instant;
}

export interface TenantHostsTable {
  host: string;
  tenant_id: string;
}

export interface BrandAssetsTable {
  tenant_id: string;
  id: string;
  bytes: Uint8Array;
  png: Uint8Array;
  luminances: Json<readonly number[]>;
  created_at: Instant;
  created_by: string;
}

/** Tenants, where they are reached, and their logos. */
export interface TenantsSchema {
  tenants: TenantsTable;
  tenant_hosts: TenantHostsTable;
  brand_assets: BrandAssetsTable;
}
