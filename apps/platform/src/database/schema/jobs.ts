import type { ColumnType } from 'kysely';
import type { Instant, NullableInstant, NullableText } from './columns.ts';

export interface JobRunsTable {
  tenant_id: string;
  job: string;
  started_at: Instant;
  ended_at: NullableInstant;
  succeeded_at: NullableInstant;
  counts: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  error: NullableText;
}

/** When recurring jobs last ran. */
export interface JobsSchema {
  job_runs: JobRunsTable;
}
