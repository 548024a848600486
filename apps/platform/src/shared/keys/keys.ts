import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { deriveKey } from '../sealing/sealing.ts';

/** What must never lie beside the data it protects. Every process on one database needs the same. */
export interface Keys {
  /** Signs access tokens and the heads of audit chains (Ed25519). */
  readonly signing: { readonly id: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  /** Goes into every password hash: without it a stolen table is worthless. */
  readonly pepper: Uint8Array;
  /** Seals the keys of subjects. */
  readonly sealing: Uint8Array;
  /** Hashes what is looked up but not to be read: names that were tried, tax numbers. */
  readonly hashing: Uint8Array;
  /** Goes into every link of an audit chain: the database alone cannot add one. */
  readonly audit: Uint8Array;
  /** Signs refresh tokens, so that none has to be stored. */
  readonly refresh: Uint8Array;
  /** Tells two sets of keys apart without saying anything of them. */
  readonly fingerprint: string;
}

interface KeyFile {
  readonly version: 1;
  /** PKCS #8, PEM. */
  readonly signing: string;
  /** 32 bytes in base64url, from which the other keys are derived. */
  readonly secret: string;
}

/** Reads the key file; makes one when there is none. @throws {Error} naming the file when it cannot be used. */
export function loadKeys(path: string): Keys {
  if (!existsSync(path)) write(path, JSON.stringify(newKeyFile(), null, 2));
  try {
    return keysFrom(JSON.parse(readFileSync(path, 'utf8')) as KeyFile);
  } catch (error) {
    throw new Error(`KEYS_FILE: ${path} cannot be used as keys.`, { cause: error });
  }
}

/** Keys that live as long as the process: for tests. */
export const temporaryKeys = (): Keys => keysFrom(newKeyFile());

function newKeyFile(): KeyFile {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    version: 1,
    signing: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    secret: randomBytes(32).toString('base64url'),
  };
}

function keysFrom({ version, signing, secret }: KeyFile): Keys {
  const root = Buffer.from(secret, 'base64url');
  if (version !== 1 || root.length !== 32) throw new Error('Not a key file of this release.');
  const privateKey = createPrivateKey(signing);
  const publicKey = createPublicKey(privateKey);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const idOf = (...parts: Uint8Array[]) => {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest('base64url').slice(0, 16);
  };
  return {
    signing: { id: idOf(spki), privateKey, publicKey },
    pepper: deriveKey(root, 'pepper'),
    sealing: deriveKey(root, 'sealing'),
    hashing: deriveKey(root, 'hashing'),
    audit: deriveKey(root, 'audit'),
    refresh: deriveKey(root, 'refresh'),
    fingerprint: idOf(spki, deriveKey(root, 'fingerprint')),
  };
}

function write(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
