// A user who asks for more contrast sees every frame in it.
import { brands, createTheme, parseBrand } from '@dossier/ui/theme';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startJourney } from './support/journey.ts';
import type { Person } from './support/person.ts';

const { product, aPerson } = await startJourney();

const list = '/administration/registrations?size=100';
const { light, lightMore } = createTheme(parseBrand(brands.meridian)).tokens;

/** The colour of muted text. */
const muted = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--d-text-muted)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    const signs = color.match(/\d+/g)!.map(sign => Number(sign).toString(16).padStart(2, '0'));
    return `#${signs.join('')}`;
  });

/** Records the ground of each frame that people could see. */
const recorder = () => {
  const grounds = new Set<string>();
  Object.assign(globalThis, { grounds });
  const check = () => {
    const { backgroundColor, opacity } = getComputedStyle(document.documentElement);
    if (performance.getEntriesByName('first-paint').length > 0 && opacity === '1')
      grounds.add(backgroundColor);
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
};
const groundsSeen = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds]);

/** Sign-in has its theme in the page, and fetches no file of it. */
const addresses = [
  ['/login', 'main h1', 0],
  [list, '[role=rowheader]', 1],
] as const;

describe.each(addresses)('at %s', (address, shown, files) => {
  let person: Person;
  beforeAll(async () => {
    person = await aPerson('meridian');
    if (address !== '/login') await person.signIn('meridian.user');
  });
  afterAll(() => person.leave());

  /** A page whose theme is slow, and what it has asked for of it. */
  async function aPage() {
    const page = await person.context.newPage();
    onTestFinished(() => page.close());
    const requests: string[] = [];
    await page.route('**/theme/*.css', async route => {
      requests.push(route.request().url());
      await new Promise(resolve => {
        setTimeout(resolve, 400);
      });
      await route.continue();
    });
    await page.addInitScript(recorder);
    const open = async () => {
      await page.goto(product.url('meridian', address));
      await page.locator(shown).first().waitFor();
      await page.waitForFunction(() => (globalThis as unknown as { grounds: Set<string> }).grounds.size > 0);
    };
    return { page, requests, open };
  }

  it('nothing is shown in less contrast to whoever asks for more', async () => {
    const { page, requests, open } = await aPage();
    await page.emulateMedia({ contrast: 'more' });
    await open();
    expect(await muted(page)).toBe(lightMore['text-muted']);
    expect(await groundsSeen(page)).toEqual(['rgb(255, 255, 255)']);
    expect(requests).toHaveLength(files);
    // It is there, and nothing fetches it again.
    await page.keyboard.press('Shift');
    await page.locator('link[rel="stylesheet"][href^="/assets/"]').waitFor({ state: 'attached' });
    expect(requests).toHaveLength(files);
  });

  it('whoever asks for it while the page is open has it at once', async () => {
    const { page, open } = await aPage();
    await open();
    expect(await muted(page)).toBe(light['text-muted']);
    await page.emulateMedia({ contrast: 'more' });
    expect(await muted(page)).toBe(lightMore['text-muted']);
  });

  it('whoever has chosen more, or none, has it from the start', async () => {
    const { page, open } = await aPage();
    const url = product.url('meridian', '/');
    await person.context.addCookies([{ name: 'd-look', value: 'system.more.-', url }]);
    await open();
    expect(await muted(page)).toBe(lightMore['text-muted']);
    await person.context.addCookies([{ name: 'd-look', value: 'system.standard.-', url }]);
    await page.emulateMedia({ contrast: 'more' });
    await open();
    expect(await muted(page)).toBe(light['text-muted']);
    await person.context.clearCookies({ name: 'd-look' });
  });
});
