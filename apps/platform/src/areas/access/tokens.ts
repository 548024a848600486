import { timingSafeEqual } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import { inUse, type Keys, type KeySet } from '../../shared/keys/keys.ts';
import { keyedHash } from '../../shared/encryption/encryption.ts';

/** What an access token says: who, in which session, for which tenant. No role: what someone may do is looked up. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly tenantId: string | null;
}

export interface TokenOptions {
  readonly keys: Keys;
  /** The platform's address: a token of another platform is none here. */
  readonly issuer: string;
  /** Seconds. */
  readonly lifetime: number;
}

const algorithm = 'EdDSA';
const audience = 'dossier';

/** Signs an access token (JWT, RFC 9068's type). */
export function signAccessToken(
  options: TokenOptions,
  claims: AccessClaims,
  id: string,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { privateKey, id: kid } = options.keys.signing;
  return new SignJWT({
    sid: claims.sessionId,
    ...(claims.tenantId === null ? {} : { tenantId: claims.tenantId }),
  })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt', kid })
    .setIssuer(options.issuer)
    .setAudience(audience)
    .setSubject(claims.userId)
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + options.lifetime)
    .sign(privateKey);
}

/** Null for a token that is not ours, is not valid any more, or is no access token. */
export async function readAccessToken(
  options: TokenOptions,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const keyOf = ({ kid }: { kid?: string }) => {
      const signer = inUse(options.keys).find(({ signing }) => signing.id === kid);
      if (!signer) throw new errors.JWKSNoMatchingKey();
      return signer.signing.publicKey;
    };
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: [algorithm],
      typ: 'at+jwt',
      issuer: options.issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp', 'jti'],
    });
    const { sub, sid, tenantId } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return null;
    return { userId: sub, sessionId: sid, tenantId: typeof tenantId === 'string' ? tenantId : null };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** When an access token was issued, to the second before. It proves nothing: ask it of a token that was checked. */
export const issuedAt = (token: string | null): Date => new Date((decodeJwt(token ?? '').iat ?? 0) * 1000);

/** What a refresh token says: the session, and how often its token has rotated. */
export interface RefreshClaims {
  readonly sessionId: string;
  readonly counter: number;
}

const macLength = 16;
const macOf = (keys: KeySet, body: string) =>
  keyedHash(keys.refresh, `refresh ${body}`).subarray(0, macLength);

/** A refresh token: session, counter and a MAC of both. Nothing of it has to be stored. */
export function makeRefreshToken(keys: Keys, { sessionId, counter }: RefreshClaims): string {
  const body = `v1.${sessionId}.${counter}`;
  return `${body}.${macOf(keys, body).toString('base64url')}`;
}

const refreshPattern = /^(v1\.([0-9a-f-]{36})\.(\d{1,9}))\.([\w-]{22})$/;

/** Null for a token that we did not make. */
export function readRefreshToken(keys: Keys, token: string): RefreshClaims | null {
  const [, body, sessionId, counter, mac] = refreshPattern.exec(token) ?? [];
  if (body === undefined || sessionId === undefined || mac === undefined) return null;
  const signature = Buffer.from(mac, 'base64url');
  if (!inUse(keys).some(set => timingSafeEqual(macOf(set, body), signature))) return null;
  return { sessionId, counter: Number(counter) };
}
