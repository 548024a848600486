import axe from 'axe-core';
import type { Page } from 'playwright';

/** WCAG 2.2 AA, and what axe counts as good practice beyond it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A menu belongs to its button, wherever it is drawn: axe lets only dialogs stand outside of the landmarks. */
const isOverlay = /^region: <div [^>]*role="menu" data-overlay/;

/** Once nothing on the page is loading any more. */
export async function whenSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    loading => document.querySelector(loading) === null,
    '[data-page-loading], [data-slot="spinner"], [aria-busy="true"], [class*="animate-pulse"]',
  );
}

/** What axe has against the page as it is now: the rule, and what breaks it. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // A function of the protocol: the policy of the page refuses a script of ours.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    values =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        // Headless UI's focus guards are hidden and focusable on purpose: they hand the focus on at once.
        { exclude: ['[data-headlessui-focus-guard]'] },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'] },
      ),
    rules,
  );
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    .filter(finding => !isOverlay.test(finding));
}
