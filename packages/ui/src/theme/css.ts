// The stylesheet of a theme: custom properties on one selector, and what more contrast changes.
import { fontStack } from './fonts.ts';
import type { Theme } from './create-theme.ts';
import type { TokenName, Tokens } from './tokens.ts';

/** Nothing but the letters that our own constants and hex numbers need: the last line against injected CSS. */
const CLOSED_ALPHABET = /^[\w#:;,.()[\]{}@="' \n*-]*$/;

const pair = (light: string, dark: string) => (light === dark ? light : `light-dark(${light},${dark})`);

const colours = (light: Tokens, dark: Tokens, names: readonly TokenName[]) =>
  names.map(name => `--d-${name}:${pair(light[name], dark[name])};`).join('');

function unchanging({ brand: { brand, shape, type } }: Theme): string {
  const { radius } = shape;
  const navMark = { plain: 'primary-solid', tint: 'primary-solid', brand: 'nav-text', ink: 'nav-indicator' };
  const values = {
    'radius-sm': `${radius / 2}px`,
    radius: `${radius}px`,
    'radius-lg': `${radius * 1.5}px`,
    'font-body': fontStack(type.body),
    'font-heading': fontStack(type.heading),
    'font-mono': fontStack(type.mono),
    // The firm's mark: a folder, and its spine. Without an accent of its own the spine is cut out.
    'nav-mark': `var(--d-${navMark[brand.nav]})`,
    'mark-spine': brand.accent === brand.primary ? 'transparent' : 'var(--d-accent-solid)',
  };
  return Object.entries(values)
    .map(([name, value]) => `--d-${name}:${value};`)
    .join('');
}

/**
 * The stylesheet's text. Unlayered, so that it wins over the built-in theme whichever arrives first.
 * @param selector `[data-tenant="<id>"]` by default; the built-in theme uses `:root`.
 * @throws Error when a value holds a character that no theme needs.
 */
export function themeCss(theme: Theme, selector = `[data-tenant="${theme.brand.id}"]`): string {
  const { light, dark, lightMore, darkMore } = theme.tokens;
  const names = Object.keys(light) as TokenName[];
  const changing = names.filter(name => light[name] !== lightMore[name] || dark[name] !== darkMore[name]);
  const more = colours(lightMore, darkMore, changing);
  const css =
    `${selector}{${colours(light, dark, names)}${unchanging(theme)}}\n` +
    `@media (prefers-contrast:more){${selector}:not([data-contrast=standard]){${more}}}\n` +
    `${selector}[data-contrast=more]{${more}}\n`;
  if (!CLOSED_ALPHABET.test(css))
    throw new Error("Dossier UI: a theme's text is not safe. It could end its rule. Parse the brand.");
  return css;
}
