import type { Generated } from 'kysely';
import type { Instant, NullableInstant } from './columns.ts';

export interface ExportsTable {
  id: string;
  tenant_id: string;
  owner: string;
  list: Generated<'registrations' | 'clients' | 'businesses'>;
  format: 'pdf' | 'csv' | 'zip';
  sealed: Uint8Array;
  locale: string;
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
  total: number;
  done: Generated<number>;
  failed: Generated<number>;
  file_id: string | null;
  file_size: number | null;
  version: Generated<number>;
  created_at: Instant;
  finished_at: NullableInstant;
  expires_at: Instant;
}

export interface ExportItemsTable {
  tenant_id: string;
  export_id: string;
  position: number;
  record_id: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
  error: string | null;
  part_id: string | null;
}

/** Exports of many, and what each of them holds. */
export interface ExportsSchema {
  exports: ExportsTable;
  export_items: ExportItemsTable;
}
