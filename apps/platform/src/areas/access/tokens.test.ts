import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { temporaryKeys } from '../../shared/keys/keys.ts';
import {
  makeRefreshToken,
  readAccessToken,
  readRefreshToken,
  signAccessToken,
  type TokenOptions,
} from './tokens.ts';

const keys = temporaryKeys();
const options: TokenOptions = { keys, issuer: 'http://localhost:4300', lifetime: 3_600 };
const claims = { userId: 'u', sessionId: 's', tenantId: 'meridian' };
const now = new Date('2026-11-21T10:42:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const sign = (changes: Partial<TokenOptions> = {}) =>
  signAccessToken({ ...options, ...changes }, claims, 'jti', now);

describe('an access token', () => {
  it('says who, in which session and for which tenant, for an hour', async () => {
    const token = await sign();
    expect(await readAccessToken(options, token, later(3_599))).toEqual(claims);
    expect(await readAccessToken(options, token, later(3_600))).toBeNull();
  });

  it('holds no role', async () => {
    const payload = Buffer.from((await sign()).split('.')[1] ?? '', 'base64url').toString();
    expect(Object.keys(JSON.parse(payload) as object).toSorted()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'sid',
      'sub',
      'tenantId',
    ]);
  });

  it('is none when another key, platform, type or algorithm made it', async () => {
    const base = {
      sid: 's',
      sub: 'u',
      jti: 'j',
      iss: options.issuer,
      aud: 'dossier',
      exp: later(60).getTime() / 1000,
    };
    const jwk = await exportJWK(keys.signing.publicKey);
    const forged = [
      await sign({ keys: temporaryKeys() }),
      await sign({ issuer: 'http://elsewhere' }),
      await new SignJWT(base).setProtectedHeader({ alg: 'EdDSA', typ: 'JWT' }).sign(keys.signing.privateKey),
      new UnsecuredJWT(base).encode(),
      await new SignJWT(base)
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(new TextEncoder().encode(JSON.stringify(jwk))),
      'nonsense',
      '',
      `${await sign()}x`,
    ];
    for (const token of forged) expect(await readAccessToken(options, token, now)).toBeNull();
  });
});

describe('a refresh token', () => {
  const claim = { sessionId: '11111111-1111-4111-8111-111111111111', counter: 7 };

  it('comes back as it was made', () => {
    expect(readRefreshToken(keys, makeRefreshToken(keys, claim))).toEqual(claim);
  });

  it('is none when someone counted it up, or made it up', () => {
    const token = makeRefreshToken(keys, claim);
    for (const forged of [
      token.replace('.7.', '.8.'),
      token.slice(0, -1),
      makeRefreshToken(temporaryKeys(), claim),
      '',
      'v1...',
    ])
      expect(readRefreshToken(keys, forged)).toBeNull();
  });
});
