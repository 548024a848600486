import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenNames } from '../theme/index.ts';
import { stylesheets } from './generate.ts';

const folder = import.meta.dirname;

describe('generated style sheets', () => {
  it('are what the theme package says today', async () => {
    for (const [name, text] of Object.entries(await stylesheets()))
      expect(readFileSync(join(folder, name), 'utf8'), `${name}: run styles/generate.ts`).toBe(text);
  });

  it('give every token a utility, and no other colour one', () => {
    const named = [
      ...readFileSync(join(folder, 'tokens.css'), 'utf8').matchAll(/--color-([\w-]+): var\(--d-([\w-]+)\)/g),
    ];
    expect(named.map(match => match[1])).toEqual([...tokenNames]);
    expect(named.filter(match => match[1] !== match[2])).toEqual([]);
  });
});

describe('the built style sheet', () => {
  let css = '';
  beforeAll(async () => {
    const classes =
      '<p class="bg-red-500 text-blue-600 bg-surface text-text-muted rounded-md h-control shadow-overlay">';
    const result = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        tailwindcss(),
        {
          name: 'page',
          resolveId: id => (id === 'page.css' ? join(folder, 'page.css') : undefined),
          load: id =>
            id === join(folder, 'page.css')
              ? `@import './core.css'; @source inline("${classes.replaceAll(/[<>="]|p class/g, ' ')}");`
              : undefined,
        },
      ],
      build: {
        write: false,
        assetsInlineLimit: 0,
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        rolldownOptions: { input: 'page.css' },
      },
    })) as Rolldown.RolldownOutput;
    const asset = result.output.find(file => file.fileName.endsWith('.css'));
    css = asset?.type === 'asset' ? String(asset.source) : '';
  }, 60_000);

  it('has a class for a role and none for a palette colour', () => {
    const utilities = css.slice(css.indexOf('@layer utilities{'));
    expect(utilities).toContain('.bg-surface{background-color:var(--d-surface)}');
    expect(utilities).toContain('.h-control{height:var(--d-control-h)}');
    expect(utilities).not.toMatch(/bg-red-500|text-blue-600/);
  });

  it('keeps light-dark() native, so that a dark island in a light page is dark', () => {
    expect(css.includes('light-dark(')).toBe(true);
    expect(css.includes('--lightningcss-')).toBe(false);
  });

  it('leaves Dossier’s own look in a layer, so that a tenant’s wins whichever comes first', () => {
    const [base, tokens, next] = ['@layer base{', ':root{--d-canvas:', '@layer components'].map(part =>
      css.indexOf(part),
    );
    expect(tokens).toBeGreaterThan(base!);
    expect(tokens).toBeLessThan(next!);
  });
});
