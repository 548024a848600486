import { lazy, type ComponentType } from 'react';
import type { LateWords } from '../shared/late-words.ts';
import { once } from '../shared/once.ts';

/** A part of the product that is a file of its own: `load` fetches it before it is shown, `Page` waits for it. */
export interface Fetched {
  readonly load: () => Promise<ComponentType>;
  readonly Page: ComponentType;
}

export function fetched(read: () => Promise<ComponentType>, words?: LateWords): Fetched {
  const load = once(async () => {
    const [Page] = await Promise.all([read(), words?.begin()]);
    return Page;
  });
  return { load, Page: lazy(async () => ({ default: await load() })) };
}
