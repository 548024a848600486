import { useSyncExternalStore } from 'react';

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    listener => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(query).matches,
  );

/** Room for nine columns next to each other without cutting names and dates short. */
export const useIsWide = (): boolean => useMedia('(width >= 84rem)');

/** Where the rows of a list are cards (S1 §9). */
export const useIsNarrow = (): boolean => useMedia('(width < 48rem)');

/** Room for an editor next to what it makes, as `Columns count="editor"` has it. */
export const useHasColumns = (): boolean => useMedia('(width >= 64rem)');
