import type { ColumnType } from 'kysely';

/** An instant: read as ISO UTC text, written as a Date or such text. */
export type Instant = ColumnType<string, Date | string, Date | string>;
export type NullableInstant = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A JSON value: read parsed; written as JSON text, since an array would become a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;
export type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
export type NullableText = ColumnType<string | null, string | null | undefined, string | null>;
export type NullableBytes = ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
