import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { loadTexts } from '@dossier/api/texts';
import { describe, expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../public/unsupported.js'), 'utf8');

function shownIn(lang: string): string {
  const root = { innerHTML: '' };
  runInNewContext(script, { document: { getElementById: () => root, documentElement: { lang } } });
  return root.innerHTML;
}

describe('a browser that knows no modules', () => {
  it.each([
    ['en-US', 'en-US'],
    ['nl-NL', 'nl-NL'],
    ['fr-FR', 'fr-FR'],
    ['de-DE', 'de-DE'],
    ['', 'en-US'],
  ] as const)('says so in %j, as the other dialog does, without a button', async (lang, locale) => {
    const { unsupported } = await loadTexts(locale, 'common');
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
