import { useSyncExternalStore } from 'react';

/** A look that one person tries before anyone else sees it: for this visit, on this page. */
let stylesheet: CSSStyleSheet | null = null;
const listeners = new Set<() => void>();

/**
 * Where a tried look holds. As specific as the firm's own rules for more contrast, which name only what changes there:
 * below them, its colours would be mixed with the firm's.
 */
export const triedSelector = (tenantId: string): string => `:root[data-tenant="${tenantId}"]`;

/** Wears a stylesheet over the firm's own; null goes back. */
export function tryTheme(css: string | null): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== stylesheet);
  stylesheet = null;
  if (css !== null) {
    stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsTrying = (): boolean => useSyncExternalStore(subscribe, () => stylesheet !== null);
