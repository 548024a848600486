import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bootstrapName,
  configurationId,
  criticalFile,
  pageMarkers,
  pageRoot,
  prerenderFile,
  entryFilesName,
  stylesheetName,
} from '@dossier/api/contract';
import { embeddedEngine } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putSection } from '../../testing/settings.ts';

const html = `<!doctype html><html lang="en-US" dir="ltr" data-scheme="system"><head><title>Dossier</title>
${pageMarkers.head}<script type="module" crossorigin src="/assets/main-3f9a1c20.js"></script>
<link rel="stylesheet" crossorigin href="/assets/style-3f9a1c20.css">
<link rel="modulepreload" crossorigin href="/assets/part-aaaaaaaa.js"></head><body>${pageRoot}${pageMarkers.configuration}</body></html>`;
const script = `console.info('${'x'.repeat(2_000)}');`;

describe('pages', () => {
  const folder = temporaryFolder();
  afterAll(() => folder[Symbol.dispose]());
  let platform: TestPlatform;

  beforeAll(async () => {
    mkdirSync(join(folder.path, 'assets'));
    mkdirSync(join(folder.path, '.vite'));
    const write = (path: string, content: string | Uint8Array) =>
      writeFileSync(join(folder.path, path), content);
    write('index.html', html);
    write('assets/main-3f9a1c20.js', script);
    write('assets/main-3f9a1c20.js.br', brotliCompressSync(script));
    write('assets/geist-abcdefgh.woff2', 'font');
    write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('secret.env', 'canary');
    write(
      '.vite/manifest.json',
      JSON.stringify({
        font: {
          src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
          file: 'assets/geist-abcdefgh.woff2',
        },
      }),
    );
    write(
      entryFilesName,
      JSON.stringify({
        'index.html': ['assets/main-3f9a1c20.js'],
        '/login': ['assets/main-3f9a1c20.js', 'assets/login-aaaaaaaa.js'],
        '/login en-US': ['assets/english-aaaaaaaa.js'],
        '/login nl-NL': ['assets/dutch-aaaaaaaa.js'],
        '/administration/dashboard': ['assets/main-3f9a1c20.js', 'assets/dashboard-aaaaaaaa.js'],
        '/administration/dashboard nl-NL': ['assets/dutch-aaaaaaaa.js', 'assets/more-aaaaaaaa.js'],
        '/administration/registrations/:id': ['assets/main-3f9a1c20.js', 'assets/record-aaaaaaaa.js'],
        '/administration/registrations/:id nl-NL': [
          'assets/dutch-aaaaaaaa.js',
          'assets/more-aaaaaaaa.js',
          'assets/parties-aaaaaaaa.js',
        ],
        '/administration/*': ['assets/main-3f9a1c20.js', 'assets/frame-aaaaaaaa.js'],
      }),
    );
    write(criticalFile, '.drawn{color:red}');
    mkdirSync(join(folder.path, '.server'));
    write(
      prerenderFile,
      `export const prerender = () => Promise.resolve('<h1 class="drawn">Welcome!</h1>');
export const firstReads = ({ tenantId, path, query }) => [{ name: tenantId + path, address: query.toString() }];`,
    );
    platform = await startTestPlatform(embeddedEngine(), { STATIC_DIR: folder.path });
  });

  const page = async (host: string, headers: Record<string, string> = {}, path = '/login') => {
    const response = await platform.ask(path, { host, headers });
    return { response, text: await response.text() };
  };

  it('open at an address that ends like a file, for anyone who opens it', async () => {
    const path = '/restorePassword/meridian.agent';
    const { response } = await page('meridian.localhost:4300', { accept: 'text/html,*/*;q=0.8' }, path);
    expect(response.status).toBe(200);
    expect((await platform.ask('/assets/gone.js', { headers: { accept: '*/*' } })).status).toBe(404);
  });

  it('know which build they are of, as the platform says it later', async () => {
    const { text } = await page('meridian.localhost:4300');
    const { build } = await platform.get<{ build: string }>('/api/general/configuration');
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    expect(text).toContain(`"build":"${build}"`);
  });

  it('may report their faults to the one place that the configuration names', () => {
    const allowed = (sink: URL | null) =>
      /connect-src ([^;]+)/.exec(pagePolicy('n', 'nobody', { errorReportUrl: sink }))?.[1];
    expect(allowed(null)).toBe("'self'");
    expect(allowed(new URL('https://faults.example/in?key=1'))).toBe("'self' https://faults.example");
  });

  it('reach services and pictures where the environment says, and are told where', async () => {
    const elsewhere = await startTestPlatform(embeddedEngine(), {
      STATIC_DIR: folder.path,
      SERVICE_KYC_URL: 'https://kyc.example/v2',
      IDENTITY_SOCKET_URL: 'wss://sockets.example/identity',
      ASSETS_URL: 'https://pictures.example',
    });
    const response = await elsewhere.ask('/login', { host: 'meridian.localhost:4300' });
    const text = await response.text();
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://kyc.example wss://sockets.example;");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
    const { services } = await elsewhere.get<{ services: object }>('/api/general/configuration');
    expect(services).toMatchObject({
      main: '/api/main',
      kyc: 'https://kyc.example/v2',
      identitySocket: 'wss://sockets.example/identity',
      assets: 'https://pictures.example',
    });
    expect(services).not.toHaveProperty('importSocket');
    expect(text).toContain('"kyc":"https://kyc.example/v2"');
  });

  it('have the theme of the tenant that the host name says, from the first frame', async () => {
    const { response, text } = await page('meridian.localhost:4300');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(
      '<html lang="en-US" dir="ltr" data-tenant="meridian" data-scheme="system" data-contrast="system" data-density="regular">',
    );
    expect(text).toMatch(/ data-href="\/theme\/meridian\.[0-9a-f]{8}\.css">/);
    expect(text).toContain(
      '<link rel="preload" href="/assets/geist-abcdefgh.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(
      text.match(
        /<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)" content="#[0-9a-f]{6}">/g,
      ),
    ).toHaveLength(2);
    expect(text).toContain('<title>Meridian Wealth</title>');
  });

  it('find the tenant by host, else by ?tenant=, else by the cookie, else have Dossier’s own', async () => {
    const appearance = async (...args: Parameters<typeof page>) =>
      /data-tenant="([^"]*)"/.exec((await page(...args)).text)?.[1];
    expect(await appearance('localhost:4300')).toBe('dossier');
    expect(await appearance('localhost:4300', {}, '/login?tenant=noordhaven')).toBe('noordhaven');
    expect(await appearance('localhost:4300', { cookie: 'd-tenant=noordhaven' })).toBe('noordhaven');
    expect(
      await appearance(
        'meridian.localhost:4300',
        { cookie: 'd-tenant=noordhaven' },
        '/login?tenant=noordhaven',
      ),
    ).toBe('meridian');
    expect(await appearance('nobody.localhost:4300')).toBe('dossier');
    expect(await appearance('localhost:4300', {}, '/login?tenant=system')).toBe('dossier');
    expect(await appearance('localhost:4300', {}, '/login?tenant="><script>')).toBe('dossier');
  });

  it('have the appearance that the person chose', async () => {
    const { text } = await page('noordhaven.localhost:4300', {
      cookie: 'd-look=dark.more.-; d-locale=en-US',
    });
    expect(text).toContain(
      'lang="en-US" dir="ltr" data-tenant="noordhaven" data-scheme="dark" data-contrast="more" data-density="comfortable"',
    );
  });

  it.each([
    ['what was chosen here', { cookie: 'd-locale=en-US', 'accept-language': 'nl' }, 'en-US'],
    ['what the browser asks for', { 'accept-language': 'de;q=0.9, en-GB;q=0.8' }, 'en-US'],
    ['the firm’s own', { 'accept-language': 'ja' }, 'nl-NL'],
    ['never one that the firm does not allow', { cookie: 'd-locale=fr-FR' }, 'nl-NL'],
  ] as const)('speak %s', async (_, headers, locale) => {
    expect((await page('noordhaven.localhost:4300', headers)).text).toContain(`<html lang="${locale}"`);
  });

  it('carry the configuration that the endpoint answers with', async () => {
    const { text } = await page('meridian.localhost:4300');
    const json =
      new RegExp(`<script type="application/json" id="${configurationId}">(.*?)</script>`).exec(text)?.[1] ??
      '';
    const configuration = await platform.get('/api/general/configuration', {
      host: 'meridian.localhost:4300',
    });
    expect(JSON.parse(json)).toEqual(configuration);
    expect(configuration).toMatchObject({
      tenant: { _id: 'meridian', businessName: 'Meridian Wealth' },
      services: { main: '/api/main' },
    });
  });

  it('let only their own scripts run, by a nonce that no other response has', async () => {
    const [first, second] = [await page('meridian.localhost:4300'), await page('meridian.localhost:4300')];
    const nonceOf = ({ response }: typeof first) =>
      /'nonce-([^']+)' 'strict-dynamic'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ??
      '';
    expect(nonceOf(first)).toMatch(/^[\w+/]{24}$/);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.text).toContain(`<meta property="csp-nonce" nonce="${nonceOf(first)}">`);
    expect(first.text).toContain(`<script nonce="${nonceOf(first)}" type="module"`);
    expect(first.text).toContain(`<link rel="modulepreload" nonce="${nonceOf(first)}"`);
    const policy = first.response.headers.get('content-security-policy') ?? '';
    for (const directive of [
      `default-src 'none'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types default`,
    ])
      expect(policy).toContain(directive);
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  it.each([
    ['/login', '', ['login', 'dutch']],
    ['/', '', ['login', 'dutch']],
    ['/administration/registrations/r1', '__Host-dossier_rt=x', ['record', 'dutch', 'more', 'parties']],
    ['/administration/elsewhere/far', '__Host-dossier_rt=x', ['frame']],
    ['/administration/registrations/r1', '', ['login', 'dutch']],
    ['/login', '__Host-dossier_rt=x', ['dashboard', 'dutch', 'more']],
  ])('at %s with the cookie "%s" fetch at once what the page needs: %j', async (path, cookie, files) => {
    const { text } = await page('meridian.localhost:4300', { cookie: `d-locale=nl-NL; ${cookie}` }, path);
    const named = [
      ...text.matchAll(/<link rel="modulepreload" nonce="[^"]+" href="\/assets\/(\w+)-a{8}\.js">/g),
    ];
    expect(named.map(([, name]) => name)).toEqual(files);
  });

  it.each([
    [
      '/administration/registrations?search=%3C/script%3E',
      '/administration/registrations',
      'search=%3C%2Fscript%3E',
    ],
    ['/login?returnTo=/administration/tasks', '/administration/dashboard', ''],
  ])(
    'at %s begin with what the page asks for, for anyone who has a session',
    async (path, pagePath, query) => {
      const cookie = '__Host-dossier_rt=x';
      const { text } = await page('meridian.localhost:4300', { cookie }, path);
      const [, nonce, reads] =
        new RegExp(`<script nonce="([^"]+)">\\{const reads=(.*?);window\\.${bootstrapName}=`).exec(text) ??
        [];
      expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      expect(JSON.parse(reads ?? '')).toEqual([{ name: `meridian${pagePath}`, address: query }]);
      // A script behind a style sheet waits for it.
      expect(text.indexOf(bootstrapName)).toBeLessThan(text.indexOf('rel="stylesheet"'));
    },
  );

  it.each([
    ['/administration/registrations', ''],
    ['/login', ''],
    ['/mfa-setup', '__Host-dossier_rt=x'],
  ])('at %s with the cookie "%s" begin with nothing', async (path, cookie) => {
    expect((await page('meridian.localhost:4300', { cookie }, path)).text).not.toContain(bootstrapName);
  });

  const stylesheet = '<link rel="stylesheet" crossorigin href="/assets/style-3f9a1c20.css">';
  const theme = /<link rel="stylesheet" href="\/theme\/meridian\.[0-9a-f]{8}\.css">/;

  it('are sign-in with its own rules and its whole theme, and only name the stylesheet', async () => {
    const { text } = await page('meridian.localhost:4300');
    expect(text).toContain('<div id="root" data-prerendered><h1 class="drawn">Welcome!</h1></div>');
    expect(text).toMatch(/<style nonce="[^"]+">\.drawn\{color:red\}<\/style>/);
    expect(text).toMatch(
      /<style nonce="[^"]+" data-href="\/theme\/meridian\.[0-9a-f]{8}\.css">\[data-tenant="meridian"\]\{--d-canvas:/,
    );
    expect(text).toContain('[data-tenant="meridian"][data-contrast=more]{--d-canvas:');
    expect(text).toContain(`<meta name="${stylesheetName}" content="/assets/style-3f9a1c20.css">`);
    expect(text).not.toContain('rel="stylesheet"');
  });

  it.each([
    ['/login', '__Host-dossier_rt=x'],
    ['/administration/registrations', '__Host-dossier_rt=x'],
    ['/administration/registrations', ''],
    ['/signup', ''],
  ])('at %s with the cookie "%s" link the stylesheet and the theme', async (path, cookie) => {
    const { text } = await page('meridian.localhost:4300', { cookie }, path);
    expect(text).toContain(stylesheet);
    expect(text).toMatch(theme);
    expect(text).not.toContain('<style');
    expect(text).not.toContain(stylesheetName);
  });

  it('write a tenant’s name as text, whatever is in it', async () => {
    const businessName = '</title><script>alert(1)</script>$&';
    await putSection(platform.database, 'meridian', 'contact', contact => ({ ...contact, businessName }));
    const { text } = await page('meridian.localhost:4300');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;</title>');
  });

  describe('themes', () => {
    const theme = (path: string, headers: Record<string, string> = {}) => platform.ask(path, { headers });

    it('are kept for ever under the address that names what they hold', async () => {
      const address =
        / data-href="(\/theme\/noordhaven\.[0-9a-f]{8}\.css)"/.exec(
          (await page('noordhaven.localhost:4300')).text,
        )?.[1] ?? '';
      const response = await theme(address);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await response.text()).toMatch(/^\[data-tenant="noordhaven"\]\{--d-canvas:/);
    });

    it('are asked for again under their plain address, and answered in a word when nothing changed', async () => {
      const first = await theme('/theme/noordhaven.css');
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      const etag = first.headers.get('etag') ?? '';
      const again = await theme('/theme/noordhaven.css', { 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    });

    it('do not tell a tenant that does not exist from one that does', async () => {
      const [there, nowhere] = [await theme('/theme/noordhaven.css'), await theme('/theme/nobody.css')];
      expect(nowhere.status).toBe(200);
      expect([...nowhere.headers.keys()]).toEqual([...there.headers.keys()]);
      expect(await nowhere.text()).toMatch(/^\[data-tenant="nobody"\]\{--d-canvas:/);
    });

    it.each(['/theme/..%2f..%2fetc.css', '/theme/x.js', '/theme/%22%5D.css', '/theme/UPPER.css'])(
      '%s is none',
      async path => {
        expect((await theme(path)).status).toBe(404);
      },
    );
  });

  describe('files', () => {
    it('are kept for ever when their name says what is in them, and come compressed', async () => {
      const plain = await platform.ask('/assets/main-3f9a1c20.js', {
        headers: { 'accept-encoding': 'identity' },
      });
      expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await plain.text()).toBe(script);
      const small = await platform.ask('/assets/main-3f9a1c20.js', {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      expect(small.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(script);
    });

    it('has an icon for the tab, also where the firm has no mark of its own', async () => {
      const { text } = await page('meridian.localhost:4300');
      expect(text).toContain('<link rel="icon" href="/favicon.svg">');
    });

    it('that are pictures run nothing, even opened alone', async () => {
      const response = await platform.ask('/favicon.svg');
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    });

    it.each([
      '/assets/gone-00000000.js',
      '/secret.env',
      '/.vite/manifest.json',
      '/../package.json',
      '/assets/%2e%2e/secret.env',
      '/main-3f9a1c20.js.br',
    ])('%s is not there', async path => {
      const response = await platform.ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('canary');
    });
  });
});
