import { cookieNames, themeAttribute, type Appearance } from '@dossier/api/contract';
import { writeCookie } from './cookies.ts';
import { applyAppearance, readAppearance } from './appearance.ts';

const days = 365;

/** Themes on the page whose address is like this: linked, or written into it by the platform. */
const stylesheetsAt = (address: string) => [
  ...document.querySelectorAll<HTMLElement>(
    `link[rel="stylesheet"][href${address}], style[${themeAttribute}${address}]`,
  ),
];
/** The stylesheets that a page has of a firm, and the one at an address. */
const themesOf = (tenantId: string) => stylesheetsAt(`^="/theme/${CSS.escape(tenantId)}."`);
const themesAt = (url: string) => stylesheetsAt(`="${CSS.escape(url)}"`);

/** Loads a firm's stylesheet; resolves when it can be painted. A theme that fails leaves the present look. */
function loadTheme(url: string): Promise<boolean> {
  if (themesAt(url).length > 0) return Promise.resolve(true);
  return new Promise(resolve => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
    document.head.append(link);
  });
}

/** How a page puts on a firm's look. */
export type WearTheme = (
  tenantId: string,
  url: string,
  density: NonNullable<Appearance['density']>,
) => Promise<void>;

/**
 * Puts on a firm's look where it was not known before signing in: first the stylesheet, then all attributes at once,
 * so that no one sees a state in between.
 */
export async function wearTheme(
  tenantId: string,
  url: string,
  density: NonNullable<Appearance['density']>,
): Promise<void> {
  const { documentElement: html } = document;
  writeCookie(cookieNames.tenant, tenantId, days);
  const isWorn = html.dataset['tenant'] === tenantId;
  // The platform has written the exact stylesheet into the page; the plain address means no other.
  const isPlain = url === `/theme/${tenantId}.css`;
  if (isWorn && (isPlain ? themesOf(tenantId) : themesAt(url)).length > 0) return;
  if (!(await loadTheme(url))) return;
  // The firm published another look: the new stylesheet is there, the old one goes, and nothing else on the page changes.
  const present = themesAt(url);
  for (const stylesheet of themesOf(tenantId)) if (!present.includes(stylesheet)) stylesheet.remove();
  if (isWorn) return applyAppearance(readAppearance(), density);
  const change = () => {
    html.dataset['tenant'] = tenantId;
    applyAppearance(readAppearance(), density);
  };
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) change();
  else await document.startViewTransition(change).updateCallbackDone;
}
