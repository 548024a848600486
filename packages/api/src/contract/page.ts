import type { FirstRead } from './access/entities.ts';
import type { OutputOf } from './endpoint.ts';
import type { configuration } from './tenants/configuration/endpoints.ts';

/**
 * What the platform and the back office agree on about the page that is served: the platform writes the firm, the
 * look and the configuration into index.html, so that the first frame is right.
 */

/** Readable cookies of one browser. */
export const cookieNames = {
  /** The language chosen here; 30 days (S1 §9). */
  locale: 'd-locale',
  /** How it looks to this person: `formatLook`. */
  appearance: 'd-look',
  /** The firm that was last worked for here. */
  tenant: 'd-tenant',
  /** There while someone has logged out and the platform has not answered: nothing continues their session. */
  leaving: 'd-out',
  /** `off`: single keys do nothing for this person. */
  keys: 'd-keys',
  /** How a person has arranged the columns of a list; the list and the person follow the name. */
  columns: 'd-columns',
} as const;

/** Comments in index.html that the platform replaces. */
export const pageMarkers = {
  head: '<!--platform:head-->',
  configuration: '<!--platform:configuration-->',
} as const;

/** Id of the JSON block with the configuration. */
export const configurationId = 'configuration';

/** Where a build of the back office says which files each of its entries loads: `EntryFiles`, as JSON. */
export const entryFilesName = '.vite/entries.json';

/**
 * File names by entry, in the order in which routes are tried: `index.html`, the path of each route, and each path with
 * each language (`textsEntry`).
 */
export type EntryFiles = Readonly<Record<string, readonly string[]>>;

/** The entry of the texts that the page of a route begins with in a language. */
export const textsEntry = (path: string, locale: string): string => `${path} ${locale}`;

/** `/registrations/:id` and `/administration/*`, as the back office's routes are written, for an address. */
export const routePattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}/?$`, 'i');

/** Where a build of the back office has its program for the platform: a module that exports `prerender` and `firstReads`. */
export const prerenderFile = '.server/prerender.js';

/** Draws sign-in in a language for the firm of a configuration, as what goes into the root of the page. */
export type Prerender = (input: {
  readonly configuration: OutputOf<typeof configuration>;
  readonly locale: string;
}) => Promise<string>;

/** What a page of the administration area asks for first when it is opened at this address. */
export type FirstReads = (input: {
  /** The firm of the page; null where it is not known before signing in. */
  readonly tenantId: string | null;
  readonly path: string;
  readonly query: URLSearchParams;
}) => readonly FirstRead[];

/** Where a build has the rules that prerendered sign-in is shown with. */
export const criticalFile = '.vite/critical.css';

/** Name of a meta element with the address of the stylesheet, on prerendered sign-in; other pages link it. */
export const stylesheetName = 'dossier-stylesheet';

/** On a style element with a theme: the address of that theme's stylesheet. */
export const themeAttribute = 'data-href';

/** Marks a root that the platform has drawn, until its code has taken over. */
export const prerenderedAttribute = 'data-prerendered';

/** The element that the back office lives in, as index.html has it. */
export const pageRoot = '<div id="root"></div>';

export const schemes = ['system', 'light', 'dark'] as const;
export const contrasts = ['system', 'standard', 'more'] as const;
export const densities = ['compact', 'regular', 'comfortable'] as const;

/** Light or dark, contrast, density: each as the system or the firm has it, until the person chooses. */
export interface Appearance {
  readonly scheme: (typeof schemes)[number];
  readonly contrast: (typeof contrasts)[number];
  /** Null: as the firm's theme has it. */
  readonly density: (typeof densities)[number] | null;
}

export const defaultAppearance: Appearance = { scheme: 'system', contrast: 'system', density: null };

/** The value of the look cookie: `dark.more.compact`; a dash where the firm decides. */
export function formatAppearance({ scheme, contrast, density }: Appearance): string {
  return [scheme, contrast, density ?? '-'].join('.');
}

/** Reads the look cookie; whatever it does not know is as if it had not been chosen. */
export function parseAppearance(value: string | null | undefined): Appearance {
  const [scheme, contrast, density] = (value ?? '').split('.');
  return {
    scheme: schemes.find(option => option === scheme) ?? defaultAppearance.scheme,
    contrast: contrasts.find(option => option === contrast) ?? defaultAppearance.contrast,
    density: densities.find(option => option === density) ?? defaultAppearance.density,
  };
}
