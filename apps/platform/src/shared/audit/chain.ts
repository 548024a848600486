import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from '../canonical-json/canonical-json.ts';

/** What the hash of a link covers. Codes, ids and hashes only: nothing in it can name a person once keys are gone. */
export interface Link {
  readonly tenantId: string;
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly sessionId: string | null;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  /** Hex, or null where there was nothing. */
  readonly before: string | null;
  readonly after: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The form that is written today; the reader knows all that there ever were. */
export const currentForm = 2;

/** What the first link of a chain follows. */
export const origin: Uint8Array = new Uint8Array(32);

/**
 * Form 2: HMAC-SHA-256 over the byte 2, the 32 bytes of the hash before, and the link in canonical JSON (RFC 8785). The
 * key is not in the database: anyone who can write there cannot add a link that holds (B12). Form 1 was the same without a
 * key, SHA-256; what was written in it is read still, before the first link of form 2 only.
 * @throws {RangeError} for a form that this release does not know.
 */
export function linkHash(form: number, previous: Uint8Array, link: Link, key: Uint8Array): Buffer {
  if (form !== 1 && form !== 2) throw new RangeError(`Audit form ${form} is not known to this release.`);
  return (form === 1 ? createHash('sha256') : createHmac('sha256', key))
    .update(Uint8Array.of(form))
    .update(previous)
    .update(canonicalJson(link))
    .digest();
}
