'use client';
import type * as Flags from 'country-flag-icons/string/3x2';
import { useEffect, useSyncExternalStore } from 'react';
import { tv } from '../theme/tv.ts';

const flag = tv({
  // A white flag on a white sheet has an edge; the place is kept while the drawings are on their way.
  base: 'inline-block h-3.5 w-5.25 shrink-0 rounded-[2px] border border-border bg-surface-sunken object-cover forced-color-adjust-none',
});

let drawings: typeof Flags | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** All flags are one file (38 KB): a list shows two hundred of them, and one request is better than two hundred. */
function load(): Promise<void> {
  loading ??= import('country-flag-icons/string/3x2').then(
    module => {
      drawings = module;
      for (const listener of listeners) listener();
    },
    () => {
      // A country has its name too: without flags nothing is lost. The next flag tries again.
      loading = undefined;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The flag of a country; decoration, next to its name. The drawings are fetched with the first flag that is shown.
 *
 * Renders an `<img alt="">`.
 */
export function Flag({ country }: { readonly country: string }) {
  const all = useSyncExternalStore(
    subscribe,
    () => drawings,
    () => undefined,
  );
  useEffect(() => void load(), []);
  const drawing = (all as Readonly<Record<string, string>> | undefined)?.[country];
  if (drawing === undefined) return <span aria-hidden className={flag()} />;
  return <img alt="" src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} className={flag()} />;
}
