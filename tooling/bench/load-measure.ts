// Measures first loads on a slow machine and a slow network, interleaved, and prints medians.
import type { Browser, Page } from 'playwright';

const rounds = Number(process.env['ROUNDS'] ?? 5);
/**
 * CPU four times slower, and Fast 4G as the browser's own tools have it: 9 Mbit/s down and 1.5 up with a round trip of
 * 60 ms. They slow down requests and not packets, so a request waits 2.75 round trips (front_end/core/sdk/NetworkManager.ts).
 */
const network = {
  offline: false,
  latency: 60 * 2.75,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
};

/** What one load came to: bytes without fonts, and milliseconds. */
interface Load {
  readonly bytes: number;
  readonly requests: number;
  readonly paint: number;
  readonly ready: number;
}

/** One load with an empty cache on a slow machine; without the fonts. */
async function load(page: Page, address: string, readyOn: string, isSlow: boolean): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const fonts = new Set<string>();
  let bytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId);
    else requests++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) bytes += encodedDataLength;
  });
  // What looks for an element puts a script into the page, 50 ms of its time here: only once it has been painted.
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = Promise.withResolvers<void>();
  session.on('Page.lifecycleEvent', ({ name }) => {
    if (name === 'firstContentfulPaint') painted.resolve();
  });
  const start = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await painted.promise;
  await page.locator(readyOn).first().waitFor({ timeout: 60_000 });
  const ready = Date.now() - start;
  const seen = { bytes, requests };
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  return { ...seen, paint, ready };
}

const median = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
const spread = (list: readonly number[], digits = 0) =>
  `${median(list).toFixed(digits)} (${Math.min(...list).toFixed(digits)}–${Math.max(...list).toFixed(digits)})`;

/** A page to be measured. */
export interface Subject {
  readonly name: string;
  readonly address: string;
  readonly readyOn: string;
  /** Signs in, on a machine of normal speed, before the page is measured. */
  readonly before?: (page: Page) => Promise<void>;
}

/** Loads each subject once a round, and prints and answers the medians. */
export async function run(
  browser: Browser,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, Load>> {
  const loads = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const { name, address, readyOn, before } of subjects) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await before?.(page);
      const measured = await load(page, address, readyOn, true);
      // The first round warms the machine's caches and is not counted.
      if (round > 0) loads.get(name)?.push(measured);
      await context.close();
    }
  console.log(`\nCPU 4x slower, Fast 4G, empty cache; median (lowest–highest) of ${rounds}`);
  console.log(
    `${''.padEnd(22)}${['KB', 'requests', 'first paint ms', 'ready ms'].map(head => head.padStart(24)).join('')}`,
  );
  const medians = new Map<string, Load>();
  for (const [name, list] of loads) {
    const of = (key: keyof Load) => list.map(load => load[key]);
    const kilobytes = of('bytes').map(value => value / 1_000);
    const cells = [spread(kilobytes), spread(of('requests')), spread(of('paint')), spread(of('ready'))];
    console.log(`${name.padEnd(22)}${cells.map(cell => cell.padStart(24)).join('')}`);
    medians.set(name, {
      bytes: median(of('bytes')),
      requests: median(of('requests')),
      paint: median(of('paint')),
      ready: median(of('ready')),
    });
  }
  return medians;
}
