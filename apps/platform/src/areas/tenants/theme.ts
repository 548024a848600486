import { createHash } from 'node:crypto';
import { brands, createTheme, parseBrand, themeCss, themeTokens, type Brand } from '@dossier/ui/theme';
import { canonicalJson } from '../../shared/canonical-json/canonical-json.ts';

/** Names what a theme is made of: the same brand has the same address, another one another. */
const themeHash = (brand: Brand): string =>
  createHash('sha256')
    .update(canonicalJson({ ...brand, logo: { ...brand.logo } }))
    .digest('hex')
    .slice(0, 8);

/** The address of a theme that may be kept for ever. */
export const themeUrl = (id: string, hash: string): string => `/theme/${id}.${hash}.css`;

/** The theme of Dossier itself: for pages without a tenant, and for tenants that do not exist. */
export const defaultBrand: Brand = parseBrand(brands.dossier);

/** One colour on a light and on a dark page, `#rrggbb`. */
export interface Grounds {
  readonly light: string;
  readonly dark: string;
}

export interface DeliveredTheme {
  readonly hash: string;
  readonly css: string;
  /** The colour of the bar on top, for the browser's own frame. */
  readonly frame: Grounds;
  /** The colour of the panel next to sign-in. */
  readonly panel: Grounds;
}

/** Making a theme takes some milliseconds: the ones made lately are kept. */
const maxStored = 200;

export interface Themes {
  /** Where pictures of tenants are served from. */
  readonly assets: string;
  /** The theme of a brand, for pages that say `data-tenant="<id>"`. */
  deliver(id: string, brand: Brand): DeliveredTheme;
  /** The same as design tokens (DTCG 2025.10), JSON. */
  tokens(brand: Brand): string;
}

/** Stands for the tenant in a style sheet that is kept: strangers may ask for any name, which costs a replacement. */
const anyTenant = '[data-tenant="any-tenant"]';

export function createThemes(assets: string): Themes {
  const themes = new Map<string, DeliveredTheme>();
  const tokensByHash = new Map<string, string>();

  function themeOf(brand: Brand): DeliveredTheme {
    const hash = themeHash(brand);
    const cached = themes.get(hash);
    if (cached) return cached;
    const made = createTheme(brand);
    const { light, dark } = made.tokens;
    const theme: DeliveredTheme = {
      hash,
      css: themeCss(made, anyTenant),
      frame: { light: light.nav, dark: dark.nav },
      panel: { light: light['primary-solid'], dark: dark['primary-solid'] },
    };
    if (themes.size >= maxStored) themes.clear();
    themes.set(hash, theme);
    return theme;
  }

  return {
    assets,
    deliver(id, brand) {
      const theme = themeOf(brand);
      return { ...theme, css: theme.css.replaceAll(anyTenant, `[data-tenant="${id}"]`) };
    },
    tokens(brand) {
      const hash = themeHash(brand);
      const cached = tokensByHash.get(hash);
      if (cached !== undefined) return cached;
      const made = JSON.stringify(themeTokens(createTheme(brand)));
      if (tokensByHash.size >= maxStored) tokensByHash.clear();
      tokensByHash.set(hash, made);
      return made;
    },
  };
}
