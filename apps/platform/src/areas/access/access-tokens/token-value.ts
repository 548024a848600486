import { createHash } from 'node:crypto';
import type { Random } from '../../../ports/random/random.ts';

/** What each begins with, so that a search for lost secrets recognises one. */
const prefix = 'dossier_';
const form = /^dossier_[\w-]{43}$/;

/** A new value: 256 bits. */
export const newTokenValue = (random: Random): string =>
  prefix + Buffer.from(random.bytes(32)).toString('base64url');

/** Whether a bearer is one of these, and no token of a session. */
export const isTokenValue = (bearer: string | null): bearer is string => bearer !== null && form.test(bearer);

/** What is kept of a value. It needs no key: there is nothing to guess at. */
export const tokenHash = (value: string): Buffer => createHash('sha256').update(value).digest();
