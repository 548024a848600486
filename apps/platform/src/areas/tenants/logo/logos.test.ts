import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { watchLoop } from '../../../testing/loop.ts';
import { endlessSvg } from './costly-svg.ts';
import { forgetLogos } from './forget-logos.ts';
import { inspectLogo } from './inspect-logo.ts';
import { needsPlate } from './luminances.ts';

const drawing = (inside: string, size = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inside}</svg>`;
const navy = drawing('<rect width="40" height="40" fill="#14284b"/>');
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a logo', () => {
  it('is a drawing that can do nothing but be seen; what was left out is named', async () => {
    const result = await inspectLogo(
      bytes(drawing('<script>alert(1)</script><rect onload="x()" width="40" height="40"/>')),
    );
    expect(result).toMatchObject({ kind: 'logo', logo: { removed: ['<script>', 'onload'] } });
    expect(result.kind === 'logo' && new TextDecoder().decode(result.logo.bytes)).not.toMatch(
      /script|onload/,
    );
  });

  it('is kept as a picture of points too, which is a logo itself', async () => {
    const result = await inspectLogo(bytes(navy));
    if (result.kind !== 'logo') throw new Error(result.code);
    expect(await inspectLogo(result.logo.png)).toMatchObject({ kind: 'logo', logo: { extension: 'png' } });
  });

  it.each([
    ['a page of text', 'hello', 'fileTypeNotAllowed'],
    ['a GIF', 'GIF89a', 'fileTypeNotAllowed'],
    ['a web page', '<html><body/></html>', 'fileTypeNotAllowed'],
    ['a drawing with a document type', '<!DOCTYPE svg><svg/>', 'logoUnreadable'],
    ['half a drawing', '<svg xmlns="http://www.w3.org/2000/svg">', 'logoUnreadable'],
    ['a drawing of nothing', drawing(''), 'logoUnreadable'],
    ['a picture that says it is one', '\u0089PNG', 'fileTypeNotAllowed'],
    ['more bytes than a logo may have', `${navy}${' '.repeat(256 * 1024)}`, 'logoTooLarge'],
  ])('is not %s', async (_, text, code) => {
    expect(await inspectLogo(bytes(text))).toEqual({ kind: 'refused', code });
  });

  it('stands on a tile where its ground would swallow it, and only where the tile helps', async () => {
    const luminancesIn = async (fill: string) => {
      const result = await inspectLogo(bytes(navy.replace('#14284b', fill)));
      return result.kind === 'logo' ? result.logo.luminances : [];
    };
    expect(needsPlate(await luminancesIn('#14284b'), '#0e1b33')).toBe(true);
    expect(needsPlate(await luminancesIn('#14284b'), '#ffffff')).toBe(false);
    expect(needsPlate(await luminancesIn('#ffffff'), '#f4f4f4')).toBe(false);
  });
});

type Appearance = OutputOf<typeof contract.tenants.whitelabeling>;
type Stored = OutputOf<typeof contract.tenants.logoUpload>;

onBothEngines('logos of a tenant', engine => {
  let platform: TestPlatform;
  let token: string;
  const upload = (text: string, tenantId = 'meridian') =>
    platform.ask(`/api/main/tenants/${tenantId}/logo`, {
      method: 'POST',
      token,
      body: { content: Buffer.from(text).toString('base64') },
    });

  const check = '/api/main/tenants/meridian/settings?action=whitelabeling';
  /** Publishes a theme with this logo, or without one. */
  async function nameLogo(light: string | undefined): Promise<void> {
    const { version, value } = await platform.get<Appearance>(check, { token });
    const saved = await platform.ask(check, {
      method: 'PUT',
      token,
      body: { value: { ...value, logo: { ...(value['logo'] as object), light } }, reason: null },
      headers: { 'if-match': `"v${version}"` },
    });
    expect(saved.status).toBe(200);
  }

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.admin');
  });

  it('are served as images that run nothing, by a name that says what is in them', async () => {
    const { url, asset } = (await (await upload(navy)).json()) as { url: string; asset: string };
    expect(asset).toMatch(/^asset:[0-9a-f]{32}-svg$/);
    const served = await platform.ask(url);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await platform.ask(url.replace('meridian', 'lumen'))).status).toBe(404);
    expect((await platform.ask('/assets/brand/meridian/..%2f..%2fsecret.svg')).status).toBe(404);
  });

  it('are refused with the reason at the file', async () => {
    const refused = await upload('hello');
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).fields).toEqual([{ path: 'content', code: 'fileTypeNotAllowed' }]);
  });

  it('are refused when painting them takes for ever, and no one else waits', async () => {
    let response: Response | undefined;
    const { took, longest } = await watchLoop(async () => {
      const uploading = upload(endlessSvg);
      // What another asks meanwhile is answered, on the engine with one transaction at a time too.
      await platform.get('/api/main/registrations?max=1', { token });
      response = await uploading;
    });
    expect(response?.status).toBe(400);
    expect((await errorOf(response!)).fields).toEqual([{ path: 'content', code: 'logoUnreadable' }]);
    expect(longest).toBeLessThan(took / 2);
  });

  it('can be given by another tenant to no one', async () => {
    expect((await upload(navy, 'lumen')).status).toBe(404);
  });

  it('go a month after they came when no theme ever named them, and stay when one did', async () => {
    const urls: string[] = [];
    const assets: string[] = [];
    for (const fill of ['#101010', '#202020', '#303030']) {
      const { url, asset } = (await (await upload(navy.replace('#14284b', fill))).json()) as Stored;
      urls.push(url);
      assets.push(asset);
    }
    const [unnamed, named] = assets;
    await nameLogo(named);
    await nameLogo(undefined);
    const forget = (at: Date) => platform.database.tenant('meridian', tx => forgetLogos({ tx, now: at }));
    const later = (days: number) => new Date(platform.clock.now().getTime() + days * 86_400_000);
    expect(await forget(later(29))).toBe(0);
    // The first one is sent again, and about to be named.
    platform.clock.turn(2 * 86_400);
    token = await platform.signIn('meridian.admin');
    await upload(navy.replace('#14284b', '#101010'));
    await forget(later(29));
    expect(await Promise.all(urls.map(async url => (await platform.ask(url)).status))).toEqual([
      200, 200, 404,
    ]);
    await forget(later(31));
    expect(await Promise.all(urls.map(async url => (await platform.ask(url)).status))).toEqual([
      404, 200, 404,
    ]);
    expect(unnamed).not.toBe(named);
  });

  it('are no more than the tenant has room for, together with its files', async () => {
    const small = await startTestPlatform(engine, { LIMIT_STORAGE_PER_TENANT_BYTES: '1' });
    const refused = await small.ask('/api/main/tenants/meridian/logo', {
      method: 'POST',
      token: await small.signIn('meridian.admin'),
      body: { content: Buffer.from(navy).toString('base64') },
    });
    expect(refused.status).toBe(507);
    expect((await errorOf(refused)).type).toBe('QuotaExceeded');
  });
});
