import { sql, type RawBuilder } from 'kysely';

/**
 * Codes of ours written into a statement in place of a parameter. A statement whose constants are parameters is planned again
 * for each run, because PostgreSQL takes a plan for any value to be worse; never for what a caller sent.
 */
export const textArray = (codes: readonly string[]): RawBuilder<readonly string[]> =>
  sql`array[${sql.join(codes.map(code => sql.lit(code)))}]::text[]`;
