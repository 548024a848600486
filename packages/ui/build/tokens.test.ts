import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { describe, expect, it } from 'vitest';
import { brandFromTokens, brands, tokenNames } from '../src/theme/index.ts';
import { scalesOf } from '../src/styles/scales.ts';
import { tailwindTheme, tokensFile } from './tokens.ts';

interface Group {
  readonly $type: string;
  readonly [name: string]: unknown;
}
const file = JSON.parse(tokensFile()) as Readonly<Record<string, Group>>;
const namesOf = (group: Group | undefined) => Object.keys(group ?? {}).filter(name => name !== '$type');

describe('the tokens file', () => {
  it('has every scale, and each step a value', () => {
    expect(namesOf(file['text'])).toEqual(['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']);
    expect(namesOf(file['lineHeight'])).toEqual(namesOf(file['text']));
    expect(namesOf(file['fontWeight'])).toEqual(['normal', 'medium', 'semibold']);
    expect(namesOf(file['motion'])).toEqual(['fast', 'base', 'slow']);
    expect(namesOf(file['breakpoint'])).toEqual(['sm', 'md', 'lg', 'xl']);
    expect(namesOf(file['radius'])).toEqual(['sm', 'md', 'lg', 'full']);
    expect(Object.keys(file['density'] ?? {})).toEqual(['compact', 'regular', 'comfortable']);
    for (const mode of ['light', 'dark', 'light-more', 'dark-more'])
      expect(namesOf(file[mode])).toEqual([...tokenNames]);
    expect(file['text']?.['sm']).toEqual({ $value: { value: 0.875, unit: 'rem' } });
  });

  it('has the brand that it comes from', () => {
    expect(brandFromTokens(file).id).toBe(brands.dossier.id);
  });
});

describe('the scales', () => {
  const styles = join(import.meta.dirname, '..', 'src', 'styles');
  const scales = scalesOf(
    readFileSync(join(styles, 'base.css'), 'utf8'),
    readFileSync(join(styles, 'scales.css'), 'utf8'),
  );

  it('have the same sizes in each density', () => {
    const { compact, regular, comfortable } = scales.density;
    const names = compact.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(comfortable.map(({ name }) => name)).toEqual(names);
    expect(regular.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});

describe('the Tailwind theme', () => {
  it('gives tokens as classes, and takes none of Tailwind’s away', async () => {
    const compiler = await compile(`@import 'tailwindcss'; ${tailwindTheme()}`, {
      base: import.meta.dirname,
      onDependency: () => undefined,
    });
    const css = compiler.build([
      'bg-d-surface',
      'rounded-d-md',
      'bg-blue-500',
      'text-4xl',
      'rounded-xl',
      'max-w-2xl',
    ]);
    expect(css).toContain('background-color: var(--d-surface)');
    for (const name of ['bg-blue-500', 'text-4xl', 'rounded-xl', 'max-w-2xl'])
      expect(css).toContain(`.${name} {`);
  });
});
