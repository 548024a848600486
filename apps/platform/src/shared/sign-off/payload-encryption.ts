import { canonicalJson } from '../canonical-json/canonical-json.ts';
import { keyedHash } from '../encryption/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { Frozen, NewSignOff, Payload, Subject } from './kind.ts';

/** What a request keeps under its subject's key. */
export interface SignOffPayload {
  readonly payload: Payload;
  readonly diff: NewSignOff['diff'];
  readonly comment: string | null;
}

/** The hash of what is decided on: what is done, and everything that it rests on. */
export const payloadHash = (
  { keys, tenantId }: UnitOfWork,
  action: string,
  subject: Subject,
  payload: Payload,
  { version, content }: Frozen,
): Buffer =>
  keyedHash(keys.hashing, canonicalJson({ tenantId, action, ...subject, payload, version, content }));
