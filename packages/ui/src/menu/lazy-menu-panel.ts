import { lazyOverlay } from '../internal/lazy-overlay.tsx';

/** What a menu holds, fetched with its first press. */
export const LazyMenuPanel = lazyOverlay(async () => (await import('./MenuPanel.tsx')).MenuPanel);
