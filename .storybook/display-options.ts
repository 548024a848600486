// The themes and modes of the toolbar, and how a page takes one on: by attributes of <html> and a stylesheet, as the platform does it.
import { brands, createTheme, stressBrands, themeCss, type BrandInput, type Theme } from '@dossier/ui/theme';

/** Everything a page's look depends on. */
export interface DisplayOptions {
  readonly tenant: string;
  readonly scheme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'standard' | 'more';
  readonly density: 'tenant' | 'compact' | 'regular' | 'comfortable';
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

/** What Storybook opens with. Stories run in light unless they say otherwise, whatever the machine prefers. */
export const plainAppearance: DisplayOptions = {
  tenant: 'dossier',
  scheme: 'light',
  contrast: 'standard',
  density: 'tenant',
  locale: 'en-US',
  dir: 'ltr',
};

/** A colour that no one chose: another one at each reload of Storybook. */
const random: BrandInput = {
  id: 'stress-random',
  name: 'Random',
  brand: {
    primary: `#${Math.floor(Math.random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`,
  },
};

export const stress: readonly BrandInput[] = [...stressBrands, random];
const inputs = new Map<string, BrandInput>(
  [...Object.values(brands), ...stress].map(input => [input.id, input]),
);
const adopted = new Set<string>();
const themes = new Map<string, Theme>();

/** The theme of a toolbar entry; Dossier's own where the id is unknown, as the platform does it. */
export function themeOf(tenant: string): Theme {
  const theme = themes.get(tenant) ?? createTheme(inputs.get(tenant) ?? brands.dossier);
  // A run wears the same few looks thousands of times.
  themes.set(tenant, theme);
  return theme;
}

/** What an element carries so that it and what is in it have a look. */
export interface DisplayAttributes {
  readonly 'data-tenant': string;
  readonly 'data-scheme': string;
  readonly 'data-contrast': string;
  readonly 'data-density': string;
  readonly lang: string;
  readonly dir: string;
}

/** The attributes of a look; its stylesheet is there from then on. */
export function attributesOf(display: DisplayOptions): DisplayAttributes {
  const theme = themeOf(display.tenant);
  if (!adopted.has(display.tenant)) {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(themeCss(theme));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
    adopted.add(display.tenant);
  }
  return {
    'data-tenant': display.tenant,
    'data-scheme': display.scheme,
    'data-contrast': display.contrast,
    'data-density': display.density === 'tenant' ? theme.brand.density : display.density,
    lang: display.locale,
    dir: display.dir,
  };
}

/** Gives the page a look. On <html>, because menus and dialogs live outside the story's root. */
export function wear(display: DisplayOptions): void {
  for (const [name, value] of Object.entries(attributesOf(display)))
    document.documentElement.setAttribute(name, value);
}
