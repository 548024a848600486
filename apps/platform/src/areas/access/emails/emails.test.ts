import { wcagContrast } from 'culori';
import { loadTexts } from '@dossier/api/texts';
import { brands, parseBrand } from '@dossier/ui/theme';
import { language } from '@dossier/validators/vocabularies';
import { describe, expect, it } from 'vitest';
import { compose } from '../../../ports/mail/compose.ts';
import { accessEmail, type Content } from './emails.ts';
import { emailStyle } from '../../../ports/mail/style.ts';

const about = {
  tenant: 'Müller & <Zoon>',
  name: 'Zoë "Z" Okonkwo',
  link: 'https://acme.example/login?a=1&b=2',
  userName: 'zoe',
};
const secret = '2f6c1f0e-7a5d-4c1b-9d62-0c5b9f3a1e77.s3cr3t';
const locales = await Promise.all(
  language.codes.map(async locale => [locale, await loadTexts(locale, 'emails')] as const),
);
const emails = await Promise.all(
  locales.flatMap(([locale, { access }]) =>
    Object.keys(access).map(async name => {
      const content = { template: name, secret } as Content;
      return [locale, name, await accessEmail(locale, content, about)] as const;
    }),
  ),
);
const style = emailStyle(about.tenant, parseBrand(brands.meridian));

describe('emails', () => {
  it('exist in every language', () => expect(emails).toHaveLength(4 * 10));

  it.each(emails)('%s %s says the same as text and as HTML, and loads nothing', (locale, _, email) => {
    const { text, html } = compose(email, locale, style);
    for (const passage of [email.greeting, ...email.paragraphs, email.closing])
      expect(text).toContain(passage);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).not.toMatch(/<Zoon>|<img|<script|<link|url\(|src=/);
    expect(html.match(/https?:[^"<\s]+/g) ?? []).toEqual(
      email.link ? ['https://acme.example/login?a=1&amp;b=2'] : [],
    );
  });

  it('put a space before the colon of a link in French only', () => {
    const email = { subject: 's', greeting: 'g', paragraphs: [], closing: 'c' };
    const link = { label: 'Saisir le code', href: about.link };
    expect(compose({ ...email, link }, 'fr-FR', style).text).toContain('Saisir le code\u00a0:\n');
    expect(compose({ ...email, link }, 'de-DE', style).text).toContain('Saisir le code:\n');
  });

  it.each(Object.entries(brands))('have the theme of %s, and can be read in it', (_, brand) => {
    const { ground, sheet, text, muted, solid, onSolid } = emailStyle('Firm', parseBrand(brand));
    for (const [ink, background] of [
      [text, sheet],
      [muted, sheet],
      [onSolid, solid],
    ] as const)
      expect(wcagContrast(ink, background)).toBeGreaterThanOrEqual(4.5);
    expect(ground).toMatch(/^#[0-9a-f]{6}$/);
  });
});
