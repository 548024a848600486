// What a tenant says about its look. Only colours, choices, small numbers, slugs and asset ids: nothing that could carry code.
import { fonts, type FontId } from './fonts.ts';

/** Who draws links, focus rings and ticks. */
export const inks = ['auto', 'primary', 'accent', 'neutral'] as const;
/** The colour of text on the brand's fills; `light` and `dark` may shift the fill. */
export const onSolids = ['auto', 'light', 'dark'] as const;
/** The tint of greys. */
export const neutrals = ['brand', 'cool', 'warm', 'pure'] as const;
/** The tone of the page below the sheets. */
export const grounds = ['white', 'grey', 'mist', 'ledger', 'paper'] as const;
/** The colour of the bar on top. */
export const navs = ['plain', 'tint', 'brand', 'ink'] as const;
/** The radius of a control in px. */
export const radii = [0, 2, 4, 6, 8, 12, 16] as const;
export const densities = ['compact', 'regular', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const fontIds = Object.keys(fonts) as FontId[];
/** Fonts for running text. */
export const textFonts = fontIds.filter(id => fonts[id].use === 'text');
/** Fonts for headings: those for text too. */
export const headingFonts = fontIds.filter(id => fonts[id].use !== 'mono');
/** Fonts for identifiers. */
export const monoFonts = fontIds.filter(id => fonts[id].use === 'mono');

/** A complete brand: what `parseBrand` makes of a tenant's input. */
export interface Brand {
  readonly schema: 1;
  /** The generator's major version: a tenant's look does not change by an upgrade. */
  readonly engine: '1';
  readonly id: string;
  readonly name: string;
  readonly brand: {
    readonly primary: string;
    readonly accent: string;
    readonly onSolid: (typeof onSolids)[number];
    readonly ink: (typeof inks)[number];
    readonly neutral: (typeof neutrals)[number];
    readonly ground: (typeof grounds)[number];
    readonly nav: (typeof navs)[number];
  };
  readonly shape: { readonly radius: (typeof radii)[number] };
  readonly density: Density;
  readonly type: { readonly body: FontId; readonly heading: FontId; readonly mono: FontId };
  readonly logo: {
    readonly light?: string;
    readonly dark?: string;
    readonly mark?: string;
    /** A light tile behind a logo that the navigation would swallow. */
    readonly plate: 'auto' | true | false;
  };
}

/** What a tenant may give. Only the id, the name and the primary colour are required. */
export interface BrandInput {
  readonly schema?: 1;
  readonly engine?: '1';
  readonly id: string;
  readonly name: string;
  readonly brand: Partial<Brand['brand']> & { readonly primary: string };
  readonly shape?: Partial<Brand['shape']>;
  readonly density?: Density;
  readonly type?: Partial<Brand['type']>;
  readonly logo?: Partial<Brand['logo']>;
}

/** Says which key of a brand is wrong and what it may be. It never repeats the value. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly key: string;
  readonly allowed: readonly unknown[];
  constructor(key: string, allowed: readonly unknown[]) {
    super(`Dossier UI: ${key} is not valid. Themes need it. Allowed: ${allowed.map(String).join(', ')}.`);
    this.key = key;
    this.allowed = allowed;
  }
}

type Rule = (value: unknown, key: string) => unknown;

const oneOf =
  (values: readonly unknown[], fallback?: unknown): Rule =>
  (value, key) => {
    const chosen = value === undefined ? fallback : value;
    if (!values.includes(chosen)) throw new BrandError(key, values);
    return chosen;
  };

const text =
  (pattern: RegExp, allowed: string, isOptional = false): Rule =>
  (value, key) => {
    if (value === undefined && isOptional) return undefined;
    if (typeof value !== 'string' || !pattern.test(value)) throw new BrandError(key, [allowed]);
    return value;
  };

const object =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value, key) => {
    const input = value ?? {};
    const isPlain =
      typeof input === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(input));
    if (!isPlain || value === null) throw new BrandError(key || 'brand', ['an object']);
    const allowedKeys = Object.keys(rules);
    const stranger = Reflect.ownKeys(input).find(k => !allowedKeys.includes(String(k)));
    const path = (k: string) => (key ? `${key}.${k}` : k);
    if (stranger !== undefined) throw new BrandError(path(String(stranger).slice(0, 40)), allowedKeys);
    return Object.fromEntries(
      allowedKeys
        .map(k => [k, rules[k]!((input as Record<string, unknown>)[k], path(k))] as const)
        .filter(([, v]) => v !== undefined),
    );
  };

const hex = (isOptional = false) => text(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb', isOptional);
const asset = text(/^asset:[a-z0-9][a-z0-9-]{0,63}$/, 'an asset id as asset:…', true);

const rule = object({
  schema: oneOf([1], 1),
  engine: oneOf(['1'], '1'),
  id: text(
    /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/,
    '1 to 40 of a-z, 0-9 and -, beginning and ending with a letter or digit',
  ),
  name: text(/^[^\p{Cc}\p{Cs}]{1,100}$/u, '1 to 100 characters without control characters'),
  brand: object({
    primary: hex(),
    accent: hex(true),
    onSolid: oneOf(onSolids, 'auto'),
    ink: oneOf(inks, 'auto'),
    neutral: oneOf(neutrals, 'cool'),
    ground: oneOf(grounds, 'white'),
    nav: oneOf(navs, 'plain'),
  }),
  shape: object({ radius: oneOf(radii, 4) }),
  density: oneOf(densities, 'regular'),
  type: object({
    body: oneOf(textFonts, 'hanken'),
    heading: oneOf([undefined, ...headingFonts]),
    mono: oneOf(monoFonts, 'jetbrains'),
  }),
  logo: object({ light: asset, dark: asset, mark: asset, plate: oneOf(['auto', true, false], 'auto') }),
});

/**
 * Checks what a tenant gives and completes it. Without an accent the primary colour stands in; headings default to
 * the body's font.
 * @throws BrandError naming the first key that is unknown or not valid, and what it may be.
 */
export function parseBrand(input: unknown): Brand {
  if (input === undefined) throw new BrandError('brand', ['an object']);
  const parsed = rule(input, '') as Brand;
  return {
    ...parsed,
    brand: {
      ...parsed.brand,
      primary: parsed.brand.primary.toLowerCase(),
      accent: (parsed.brand.accent ?? parsed.brand.primary).toLowerCase(),
    },
    type: { ...parsed.type, heading: parsed.type.heading ?? parsed.type.body },
  };
}
