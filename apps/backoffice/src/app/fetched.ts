import { lazy, type ComponentType } from 'react';
import type { LateWords } from '../shared/late-words.ts';
import { once } from '../shared/once.ts';
import { loadStylesheet } from '../shared/stylesheet.ts';

/** A part of the product that is a file of its own: `load` fetches it before it is shown, `Page` waits for it. */
export interface Fetched {
  readonly load: () => Promise<ComponentType>;
  readonly Page: ComponentType;
}

export function fetched(read: () => Promise<ComponentType>, words?: LateWords): Fetched {
  return prerendered(async () => {
    const [Page] = await Promise.all([read(), words?.begin(), loadStylesheet()]);
    return Page;
  });
}

/** The same of sign-in, which comes with its own rules. */
export function prerendered(read: () => Promise<ComponentType>): Fetched {
  const load = once(read);
  return { load, Page: lazy(async () => ({ default: await load() })) };
}
