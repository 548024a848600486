import { describe, expect, it } from 'vitest';
import { chooseLocale } from './locale.ts';

const rheinwerk = { allowedLocales: ['de-DE', 'en-US'], defaultLocale: 'de-DE' } as const;

describe('the language to begin with', () => {
  it('is the one chosen before, where the firm allows it', () => {
    expect(chooseLocale({ chosen: 'en-US', browser: ['de'] }, rheinwerk)).toBe('en-US');
    expect(chooseLocale({ chosen: 'fr-FR', browser: ['de'] }, rheinwerk)).toBe('de-DE');
  });

  it("is else the browser's first that the firm allows, by language alone", () => {
    expect(chooseLocale({ chosen: null, browser: ['fr-BE', 'en-GB', 'de'] }, rheinwerk)).toBe('en-US');
  });

  it("is else the firm's own, and English without a firm", () => {
    expect(chooseLocale({ chosen: null, browser: ['pl'] }, rheinwerk)).toBe('de-DE');
    expect(chooseLocale({ chosen: null, browser: [] }, null)).toBe('en-US');
  });
});
