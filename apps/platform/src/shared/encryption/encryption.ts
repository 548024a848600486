import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** Layout of a sealed value: version byte, 12 bytes of nonce, ciphertext, 16 bytes of tag. */
const version = 1;
const nonceLength = 12;
const tagLength = 16;
/** Bytes that go through the cipher at once: a file is never there a third time. */
const piece = 1024 * 1024;

/** Each key as the cipher takes it: prepared with every use, that costs five times as much as a short text. */
const prepared = new WeakMap<Uint8Array, KeyObject>();

function prepare(key: Uint8Array): KeyObject {
  const earlier = prepared.get(key);
  if (earlier) return earlier;
  const made = createSecretKey(key);
  prepared.set(key, made);
  return made;
}

/**
 * Encrypts with AES-256-GCM. `bound` says where the value belongs (a row's id): moved elsewhere it does not open.
 * Nonces come from the system's randomness whatever a test does to ours: one used twice breaks the cipher.
 */
export function encrypt(key: Uint8Array, plain: Uint8Array | string, bound: string): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', prepare(key), nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(bound));
  const bytes = typeof plain === 'string' ? Buffer.from(plain) : plain;
  const sealed = Buffer.allocUnsafeSlow(1 + nonceLength + bytes.byteLength + tagLength);
  sealed[0] = version;
  sealed.set(nonce, 1);
  for (let at = 0; at < bytes.byteLength; at += piece)
    sealed.set(cipher.update(bytes.subarray(at, at + piece)), 1 + nonceLength + at);
  cipher.final();
  sealed.set(cipher.getAuthTag(), sealed.byteLength - tagLength);
  return sealed;
}

/** @throws {Error} when the key is another one, the value was changed, or it belongs elsewhere. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, bound: string): Buffer {
  if (sealed[0] !== version) throw new Error('Sealed in a form that this release does not know.');
  const nonce = sealed.subarray(1, 1 + nonceLength);
  const decipher = createDecipheriv('aes-256-gcm', prepare(key), nonce, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  const body = sealed.subarray(1 + nonceLength, -tagLength);
  const plain = Buffer.allocUnsafeSlow(body.byteLength);
  for (let at = 0; at < body.byteLength; at += piece)
    plain.set(decipher.update(body.subarray(at, at + piece)), at);
  decipher.final();
  return plain;
}

/**
 * Opens what was sealed with one of several keys.
 * @throws {Error} when it opens with none of them.
 */
export function decryptWith(keys: readonly Uint8Array[], sealed: Uint8Array, bound: string): Buffer {
  const [key, ...others] = keys;
  if (!key) throw new Error('No key to open it with.');
  if (others.length === 0) return decrypt(key, sealed, bound);
  try {
    return decrypt(key, sealed, bound);
  } catch {
    return decryptWith(others, sealed, bound);
  }
}

/** Seals with the first key what another one sealed; null for what the first one sealed. @throws {Error} as above. */
export function resealed(keys: readonly Uint8Array[], sealed: Uint8Array, bound: string): Uint8Array | null {
  const [key, ...others] = keys;
  if (!key) throw new Error('No key to seal it with.');
  try {
    decrypt(key, sealed, bound);
    return null;
  } catch {
    return encrypt(key, decryptWith(others, sealed, bound), bound);
  }
}

/** HMAC-SHA-256. */
export function keyedHash(key: Uint8Array, value: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

/** A key of its own for each purpose, from one secret (HKDF, RFC 5869). */
export function deriveKey(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `dossier ${purpose}`, 32));
}
