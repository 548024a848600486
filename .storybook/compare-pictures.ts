// Pictures of stories at 0 px difference, in every look. They belong to the browser that npm pins.
import type { StoryContext } from '@storybook/react-vite';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tenants } from '../tooling/tenants.ts';
import { hasOverlay } from './audit-displays.ts';
import { plainAppearance, wear, type DisplayOptions } from './display-options.ts';
import { forceColours } from './forced-colours.ts';

/** What a screen shows while it waits for its answers. A story of loading keeps it, and is taken with it. */
const underWay = '[aria-busy="true"], [data-slot="spinner"]';

interface Shot {
  readonly name: string;
  readonly display: Partial<DisplayOptions>;
  readonly isForced?: boolean;
}

const plain: readonly Shot[] = tenants.map(tenant => ({ name: tenant, display: { tenant } }));

/** What stories with the tag `key` are taken in besides: they have everything that a look can break. */
const extraShots: readonly Shot[] = [
  ...tenants.map(tenant => ({ name: `${tenant}-dark`, display: { tenant, scheme: 'dark' as const } })),
  { name: 'dossier-more', display: { tenant: 'dossier', contrast: 'more' } },
  { name: 'lumen-dark-more', display: { tenant: 'lumen', scheme: 'dark', contrast: 'more' } },
  { name: 'meridian-forced', display: { tenant: 'meridian' }, isForced: true },
  { name: 'meridian-compact', display: { tenant: 'meridian', density: 'compact' } },
  { name: 'rheinwerk-comfortable', display: { tenant: 'rheinwerk', density: 'comfortable' } },
  { name: 'noordhaven-rtl', display: { tenant: 'noordhaven', dir: 'rtl' } },
];

const frame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** Puts a look on, and waits until its fonts are there and everything that measures itself has done so. */
async function settleIn(display: DisplayOptions): Promise<void> {
  wear(display);
  await frame();
  await document.fonts.ready;
  // What opened in another look's font stands where that look has it, until it measures again.
  globalThis.dispatchEvent(new Event('resize'));
  await frame();
  await frame();
}

/**
 * Takes and compares the pictures of a story. Of the story, not of the page: a page's height would hide a change in
 * an empty rest. A story that names its tenant or scheme has one picture.
 */
export async function comparePictures({ id, canvasElement, globals, storyGlobals, tags }: StoryContext) {
  const fixedDisplay = storyGlobals as Partial<DisplayOptions>;
  const base = { ...plainAppearance, ...(globals as unknown as DisplayOptions) };
  const shots: readonly Shot[] =
    fixedDisplay.tenant || fixedDisplay.scheme
      ? [{ name: fixedDisplay.tenant ?? 'dossier', display: fixedDisplay }]
      : [...plain, ...(tags.includes('key') ? extraShots : [])];
  await vi
    .waitFor(() => expect(canvasElement.querySelector(underWay)).toBeNull(), { timeout: 3000 })
    .catch(() => undefined);
  // By an attribute: a locator made from an element remembers its text, and text changes.
  const shown = hasOverlay() ? document.body : canvasElement;
  shown.dataset['testid'] = 'picture';
  const differences: string[] = [];
  for (const { name, display, isForced = false } of shots) {
    if (isForced) await forceColours(true);
    await settleIn({ ...base, ...display, ...fixedDisplay });
    try {
      await expect.element(page.getByTestId('picture')).toMatchScreenshot(`${id}-${name}`);
    } catch (error) {
      differences.push(error instanceof Error ? error.message : String(error));
    }
    if (isForced) await forceColours(false);
  }
  delete shown.dataset['testid'];
  if (differences.length > 0) throw new Error(differences.join('\n\n'));
}
