import { describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';

const { product, browser } = await startJourney();

/** Records, for each frame that is painted, the ground that people saw. */
const recorder = () => {
  const frames: string[] = [];
  Object.assign(globalThis, { frames });
  const check = () => {
    // Before the first paint there is nothing to see, whatever the stylesheet says.
    const painted = performance.getEntriesByName('first-paint').length > 0;
    if (painted) frames.push(getComputedStyle(document.documentElement).backgroundColor);
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
};

describe('a firm never sees the look of another', () => {
  it.each([
    ['lumen', 'dark'],
    ['rheinwerk', 'light'],
  ] as const)(
    '%s in %s: every frame has its ground, though the stylesheet is slow',
    async (tenant, scheme) => {
      const context = await browser.newContext({ colorScheme: scheme });
      const page = await context.newPage();
      await page.addInitScript(recorder);
      await page.route('**/theme/**', async route => {
        await new Promise(resolve => {
          // What a bad connection does; the page must wait for it.
          setTimeout(resolve, 400);
        });
        await route.continue();
      });
      for (const open of [() => page.goto(product.url(tenant, '/login')), () => page.reload()]) {
        await open();
        await page.locator('button[type="submit"]').waitFor();
        // The button may be there before anything was painted.
        await page.waitForFunction(() => (globalThis as unknown as { frames: string[] }).frames.length > 0);
        const [frames, ground] = await page.evaluate(() => [
          (globalThis as unknown as { frames: string[] }).frames,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
        expect(frames.length).toBeGreaterThan(0);
        expect(frames.filter(frame => frame !== ground)).toEqual([]);
      }
      await context.close();
    },
  );

  it('keeps light-dark() in the built stylesheets, so that nested schemes are right', async () => {
    const page = await browser.newPage();
    await page.goto(product.url('meridian', '/restorePassword'));
    const stylesheets = await page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(async link =>
          (await fetch(link.href)).text(),
        ),
      ),
    );
    expect(stylesheets.join('')).toContain('light-dark(');
    expect(stylesheets.join('')).not.toContain('--lightningcss-');
    await page.close();
  });
});
