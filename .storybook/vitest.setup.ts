import type { StoryContext } from '@storybook/react-vite';
import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import type { Look } from './looks.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whose look the run wears. */
    tenant: string;
    /** True when pictures are compared: only in the browser that they belong to. */
    visual: boolean;
  }
}

const tenant = inject('tenant');
globalThis.__look = { tenant } satisfies Partial<Look>;

/** Pictures are of the story, not of the page: a page's height would hide a change in an empty rest. */
async function comparePicture({ id, canvasElement }: StoryContext): Promise<void> {
  // A dialog or menu lives beside the root: then the picture is of the page.
  const hasOverlay = [...document.body.children].some(child =>
    child.matches('[id^="headlessui-portal"], [data-overlay], [data-react-aria-top-layer]'),
  );
  const subject = hasOverlay ? document.body : canvasElement;
  await expect.element(page.elementLocator(subject)).toMatchScreenshot(`${id}-${tenant}`);
}

if (inject('visual')) globalThis.__visual = comparePicture;
