import type { Instant, Json, NullableInstant, NullableText } from './columns.ts';

export interface DefinitionsTable {
  tenant_id: string;
  kind: string;
  id: string;
  version: number;
  state: 'draft' | 'published' | 'retired';
  data: Json<unknown>;
  reason: NullableText;
  created_at: Instant;
  created_by: NullableText;
  published_at: NullableInstant;
}

/** Whatever is versioned: settings and, later, rule sets, surveys, templates and workflows. */
export interface DefinitionsSchema {
  definitions: DefinitionsTable;
}
