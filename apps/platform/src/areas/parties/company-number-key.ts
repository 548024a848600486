import { sql, type RawBuilder } from 'kysely';
import { normalizeChamberOfCommerceNumber } from '@dossier/validators';

/** A company's number as it may be stored: without its blanks, and with those that belong to it (`HRB 84954`). */
export function companyNumberKeys(typed: string | null | undefined): RawBuilder<unknown> {
  const text = (typed ?? '').trim();
  const keys = text === '' ? [] : [...new Set([normalizeChamberOfCommerceNumber(text), text])];
  return sql`any(${keys}::text[])`;
}
