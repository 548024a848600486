import { lazyOverlay } from './lazy-overlay.tsx';

/** What a popover opens, fetched with its first press. */
export const LazyPopoverPanel = lazyOverlay(async () => (await import('./PopoverPanel.tsx')).PopoverPanel);
