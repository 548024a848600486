import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanSvg } from '../apps/platform/src/areas/tenants/logo/clean-svg.ts';
import { hostileSvgs } from '../apps/platform/src/areas/tenants/logo/hostile-svg.ts';
import { openBrowser } from './support/person.ts';

const cleaned = hostileSvgs.flatMap(([note, svg]) => {
  const result = cleanSvg(svg);
  return result.kind === 'clean' ? [{ note, svg: result.svg }] : [];
});

/** How logos are served; the other half of the proof goes without. */
const policy = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

let server: Server;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  server = createServer((request, response) => {
    const [, kind, index] = (request.url ?? '').split('/');
    const drawing = cleaned[Number(index)];
    response.writeHead(drawing ? 200 : 404, {
      'Content-Type': 'image/svg+xml',
      ...(kind === 'with' ? policy : {}),
    });
    response.end(drawing?.svg);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

describe('a hostile drawing, cleaned and opened by itself', () => {
  it.each(['with', 'without'])('%s headers: asks for nothing and runs nothing', async kind => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await browser.newPage();
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    expect(cleaned.length).toBeGreaterThan(25);
    for (const [index, { note }] of cleaned.entries()) {
      requests.length = 0;
      const address = `${origin}/${kind}/${index}`;
      await page.goto(address);
      // The browser may look for an icon of the site by itself.
      expect(
        requests.filter(url => url !== address && !url.endsWith('/favicon.ico')),
        note,
      ).toEqual([]);
      if (kind === 'without') expect(await page.evaluate(() => '__xss' in globalThis), note).toBe(false);
    }
    await page.close();
  });
});
