import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { shell as german } from '../locales/de-DE/shell.ts';
import { shell as english } from '../locales/en-US/shell.ts';
import { shell as french } from '../locales/fr-FR/shell.ts';
import { shell as dutch } from '../locales/nl-NL/shell.ts';

const script = readFileSync(join(import.meta.dirname, '../../public/unsupported.js'), 'utf8');

function shownIn(lang: string): string {
  const root = { innerHTML: '' };
  runInNewContext(script, { document: { getElementById: () => root, documentElement: { lang } } });
  return root.innerHTML;
}

describe('a browser that knows no modules', () => {
  it.each([
    ['en-US', english],
    ['nl-NL', dutch],
    ['fr-FR', french],
    ['de-DE', german],
    ['', english],
  ])('says so in %j, in the words of the other dialog, without a button', (lang, { unsupported }) => {
    const html = shownIn(lang);
    expect(html).toContain(`>${unsupported.title}<`);
    expect(html).toContain(`<p>${unsupported.text}</p>`);
    expect(html).toMatch(/^<div role="alertdialog"/);
    expect(html).not.toMatch(/<button|<a /);
  });

  it('understands the script', () => {
    expect(script).not.toMatch(/=>|`|\b(?:const|let|class)\b|,\s*\)/);
  });
});
