import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deriveKey } from '../encryption/encryption.ts';
import { createKeyForm, newKeyForm, type KeyForm, type KeySource } from './key-form.ts';

/** What rotates together. */
export interface KeySet {
  /** Signs access tokens and the heads of audit chains (Ed25519). */
  readonly signing: { readonly id: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  /** Goes into every password hash: without it a stolen table is worthless. */
  readonly pepper: Uint8Array;
  /** Seals the keys of subjects. */
  readonly sealing: Uint8Array;
  /** Signs refresh tokens, so that none has to be stored. */
  readonly refresh: Uint8Array;
  /** Tells two sets of keys apart without saying anything of them. */
  readonly fingerprint: string;
}

/** What must never lie next to the data it protects. Every process on one database needs the same. */
export interface Keys extends KeySet {
  /** While keys rotate: what it signed is believed and what it sealed is opened, but nothing new is made with it. */
  readonly other: KeySet | null;
  /** Keys that signed heads once, and nothing that still counts, by id. */
  readonly retired: ReadonlyMap<string, KeyObject>;
  // These come from a secret that does not rotate: what they made is compared and can be made again by no one.
  /** Hashes what is looked up but not to be read: names that were tried, tax numbers. */
  readonly hashing: Uint8Array;
  /** Goes into every link of an audit chain: the database alone cannot add one. */
  readonly audit: Uint8Array;
  /** Makes the keys of drafts, which lie in browsers. */
  readonly drafts: Uint8Array;
}

/** Where keys are given: the form itself, or the file that holds it. */
export interface KeyOptions {
  readonly keys: string | null;
  readonly keysFile: string;
}

/**
 * Reads the keys; makes a file of them when none were given.
 * @throws {Error} naming the variable when they cannot be used. The message never repeats a key.
 */
export function loadKeys(options: KeyOptions): Keys {
  if (options.keys === null && !existsSync(options.keysFile)) createKeyForm(options.keysFile);
  return keysFrom(readKeyForm(options));
}

/** @throws {Error} naming the variable when it cannot be used. */
export function readKeyForm({ keys, keysFile }: KeyOptions): KeyForm {
  const form = formIn(keys ?? (existsSync(keysFile) ? readFileSync(keysFile, 'utf8') : ''));
  if (form) return form;
  throw new Error(`${keys === null ? `KEYS_FILE: ${keysFile}` : 'KEYS'} cannot be used as keys.`);
}

/** Null for what is no form. Why is not said: a parser quotes what it read, and no key may reach a log. */
function formIn(text: string): KeyForm | null {
  try {
    const form = JSON.parse(text) as KeyForm;
    keysFrom(form);
    return form;
  } catch {
    return null;
  }
}

/** Keys that live as long as the process: for tests. */
export const temporaryKeys = (): Keys => keysFrom(newKeyForm());

/** The sets whose work counts, the one that new work is done with first. */
export const inUse = (keys: Keys): readonly KeySet[] => (keys.other ? [keys, keys.other] : [keys]);

/** What opens sealed values. */
export const openers = ({ sealing, other }: Pick<Keys, 'sealing' | 'other'>): readonly Uint8Array[] =>
  other ? [sealing, other.sealing] : [sealing];

/** What goes into password hashes, and what may have gone into those that are stored. */
export const peppersOf = ({ pepper, other }: Keys) => ({ pepper, otherPepper: other?.pepper });

/** @throws {Error} when it is not the form of this release. */
export function keysFrom(form: KeyForm): Keys {
  if (form.version !== 1) throw new Error('Not a key file of this release.');
  const root = bytesOf(form.root ?? form.secret);
  return {
    ...setFrom(form, form.root),
    other: form.other ? setFrom(form.other, form.root ?? form.secret) : null,
    retired: new Map(
      (form.retired ?? []).map(pem => {
        const key = createPublicKey(pem);
        return [idOf(spkiOf(key)), key] as const;
      }),
    ),
    hashing: deriveKey(root, 'hashing'),
    audit: deriveKey(root, 'audit'),
    drafts: deriveKey(root, 'sealing'),
  };
}

function setFrom({ signing, secret }: KeySource, root: string | undefined): KeySet {
  const bytes = bytesOf(secret);
  const privateKey = createPrivateKey(signing);
  const publicKey = createPublicKey(privateKey);
  const spki = spkiOf(publicKey);
  // Before the first rotation there is no root next to the secret, and the fingerprint is that of earlier releases.
  const rootMark = root === undefined || root === secret ? [] : [deriveKey(bytesOf(root), 'fingerprint')];
  return {
    signing: { id: idOf(spki), privateKey, publicKey },
    pepper: deriveKey(bytes, 'pepper'),
    sealing: deriveKey(bytes, 'sealing'),
    refresh: deriveKey(bytes, 'refresh'),
    fingerprint: idOf(spki, deriveKey(bytes, 'fingerprint'), ...rootMark),
  };
}

function bytesOf(secret: string): Uint8Array {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== 32) throw new Error('A secret has 32 bytes.');
  return bytes;
}

const spkiOf = (key: KeyObject): Uint8Array => key.export({ type: 'spki', format: 'der' });

function idOf(...parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 16);
}
