// The accessibility tree that the browser makes of a story, kept next to it: what a widget is to assistive technology
// changes with a decision, not by accident. For stories with the tag `tree`.
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { hasOverlay } from './audit-displays.ts';

/** Compares one story, as it stands when it has played. */
export async function compareTree({ canvasElement, tags }: StoryContext): Promise<void> {
  if (!tags.includes('tree')) return;
  const shown = hasOverlay() ? document.body : canvasElement;
  // The element, not a locator of it: that of a body may be what a live region says in it, which goes away again.
  await expect.element(shown).toMatchAriaSnapshot();
}
