import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { wholeSheet } from './whole-sheet.ts';

/**
 * A part of a page whose code comes when it is needed. It is shown with the whole style sheet: a page may have brought
 * only the rules of what it begins with.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), wholeSheet()]);
    return { default: part };
  });
}
