import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../encryption/encryption.ts';

/** A message as it came: nothing of it is believed yet. The headers are those of Standard Webhooks 1.0. */
export interface SignedMessage {
  /** `webhook-id`: names the event, the same whenever it is sent again. */
  readonly id: string;
  /** `webhook-timestamp`: Unix seconds. */
  readonly timestamp: string;
  /** `webhook-signature`: `v1,<base64>`, several of them separated by spaces while the provider exchanges secrets. */
  readonly signatures: string;
  readonly body: Uint8Array;
}

/** Seconds that a message may be old, or ahead of our clock: what was recorded is worthless soon. */
export const tolerance = 300;

const maxSignatures = 4;
const idPattern = /^[\w.:-]{1,128}$/;

/** Whether a message comes from a holder of the secret, and was signed a moment ago. */
export function isGenuine(message: SignedMessage, secret: Uint8Array, now: Date): boolean {
  const { id, timestamp, signatures, body } = message;
  if (!idPattern.test(id) || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > tolerance) return false;
  const expected = signatureOf(secret, message.id, timestamp, body);
  return signatures
    .split(' ', maxSignatures)
    .flatMap(each => (each.startsWith('v1,') ? [Buffer.from(each.slice(3), 'base64')] : []))
    .some(bytes => bytes.length === expected.length && timingSafeEqual(bytes, expected));
}

/** HMAC-SHA-256 over id, timestamp and body: none of the three can be exchanged. */
export const signatureOf = (secret: Uint8Array, id: string, timestamp: string, body: Uint8Array): Buffer =>
  keyedHash(secret, Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]));
