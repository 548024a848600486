// A theme in the format of the Design Tokens Community Group (2025.10), for tools that read it; what it is made from
// travels along, so that it comes back without loss.
import { BrandError, parseBrand, type Brand } from './brand.ts';
import type { Theme } from './create-theme.ts';
import { modes, type Mode } from './parts.ts';

/** Where the brand stands in an exported file. */
const key = 'dossier.brand';

interface ColourToken {
  readonly $type: 'color';
  readonly $value: {
    readonly colorSpace: 'srgb';
    /** Red, green, blue, 0 to 1. */
    readonly components: readonly number[];
    readonly hex: string;
  };
}

/** An exported theme: a set of tokens for each mode, and the brand that they come from. */
export interface TokensFile {
  readonly $description: string;
  readonly $extensions: Readonly<Record<typeof key, Brand>>;
  readonly [set: string]: unknown;
}

const names: Readonly<Record<Mode, string>> = {
  light: 'light',
  dark: 'dark',
  lightMore: 'light-more',
  darkMore: 'dark-more',
};

function tokenOf(hex: string): ColourToken {
  const value = Number.parseInt(hex.slice(1), 16);
  const components = [value >> 16, (value >> 8) & 255, value & 255].map(channel =>
    Number((channel / 255).toFixed(6)),
  );
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex } };
}

/** A theme as a DTCG 2025.10 file. */
export function themeTokens({ brand, tokens }: Theme): TokensFile {
  const sets = Object.fromEntries(
    modes.map(mode => [
      names[mode],
      Object.fromEntries(Object.entries(tokens[mode]).map(([name, hex]) => [name, tokenOf(hex)])),
    ]),
  );
  return { $description: `Theme of ${brand.name}`, $extensions: { [key]: brand }, ...sets };
}

/** How tools choose a set: by scheme and contrast. */
export const themeResolver = (id: string) => ({
  version: '2025.10',
  sets: Object.fromEntries(
    Object.values(names).map(name => [name, { sources: [{ $ref: `${id}.tokens.json#/${name}` }] }]),
  ),
  modifiers: {
    scheme: {
      contexts: { light: [{ $ref: '#/sets/light' }], dark: [{ $ref: '#/sets/dark' }] },
      default: 'light',
    },
    contrast: {
      contexts: {
        standard: [],
        more: [{ $ref: '#/sets/light-more' }, { $ref: '#/sets/dark-more' }],
      },
      default: 'standard',
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/scheme' }, { $ref: '#/modifiers/contrast' }],
});

/**
 * The brand of an exported file, or of a brand as JSON.
 * @throws BrandError naming the key that is not valid.
 */
export function brandFromTokens(file: unknown): Brand {
  const { $extensions } = (file ?? {}) as { $extensions?: Record<string, unknown> };
  if ($extensions === undefined) return parseBrand(file);
  const brand = $extensions[key];
  if (brand === undefined) throw new BrandError(`$extensions.${key}`, ['a brand']);
  return parseBrand(brand);
}
