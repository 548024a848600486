import type { Generated } from 'kysely';
import type { Instant, Json, NullableText } from './columns.ts';

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

export interface TenantSettingsTable {
  tenant_id: string;
  section: string;
  value: Json<unknown>;
  version: Generated<number>;
  updated_at: Instant;
  updated_by: NullableText;
}

export interface TenantSettingsVersionsTable {
  tenant_id: string;
  section: string;
  version: number;
  value: Json<unknown>;
  reason: NullableText;
  at: Instant;
  by_user: NullableText;
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

/** Tenants, their settings and their themes. */
export interface TenantsSchema {
  tenants: TenantsTable;
  tenant_hosts: TenantHostsTable;
  tenant_settings: TenantSettingsTable;
  tenant_settings_versions: TenantSettingsVersionsTable;
  brand_assets: BrandAssetsTable;
}
