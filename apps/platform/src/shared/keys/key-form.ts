import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

export interface KeySource {
  /** PKCS #8, PEM. */
  readonly signing: string;
  /** 32 bytes in base64url, from which the other keys are derived. */
  readonly secret: string;
}

/** The keys as they are kept: the file of KEYS_FILE, or the value of KEYS. */
export interface KeyForm extends KeySource {
  readonly version: 1;
  /** The first secret, once there is another: lookup hashes and audit links stay what they were. */
  readonly root?: string;
  /** Counts as well while keys rotate, and makes nothing new. */
  readonly other?: KeySource;
  /** Public keys (SPKI, PEM) whose signatures below audit heads are still believed. */
  readonly retired?: readonly string[];
}

function newSource(): KeySource {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    signing: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    secret: randomBytes(32).toString('base64url'),
  };
}

export const newKeyForm = (): KeyForm => ({ version: 1, ...newSource() });

/** Step 1: new keys that every process learns before any of them uses them. */
export function withNext(form: KeyForm): KeyForm {
  if (form.other) throw new Error('These keys are rotating already.');
  return { ...form, root: form.root ?? form.secret, other: newSource() };
}

/** Step 2: the new keys make, the old ones still count. The same step leads back. */
export function exchanged(form: KeyForm): KeyForm {
  const { signing, secret, other } = form;
  if (!other) throw new Error('There are no other keys yet.');
  return { ...form, ...other, other: { signing, secret } };
}

/** Step 3: the other keys count no more, but what they signed of the audit trail is still believed. */
export function withoutOther({ other, ...form }: KeyForm): KeyForm {
  if (!other) throw new Error('There are no other keys.');
  const spki = createPublicKey(other.signing).export({ type: 'spki', format: 'pem' }).toString();
  return { ...form, retired: [...(form.retired ?? []), spki] };
}

/** Makes a file of new keys. @throws {Error} when there is one. */
export const createKeyForm = (path: string): void => write(path, newKeyForm());

/** Puts other keys into the file; anyone who reads it finds the old or the new ones. */
export function replaceKeyForm(path: string, form: KeyForm): void {
  write(`${path}.new`, form);
  renameSync(`${path}.new`, path);
}

function write(path: string, form: KeyForm): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, JSON.stringify(form, null, 2));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
