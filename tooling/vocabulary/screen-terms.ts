// Texts on screen that use another word than the term of their language (`screen-terms.json`).
import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from '../files.ts';
import data from './screen-terms.json' with { type: 'json' };

/** The files of texts, with the language as the first group. */
export const textFiles = /^(?:packages\/api\/src\/texts|packages\/ui\/src\/messages)\/([a-z]{2}-[A-Z]{2})\//;

/** A word between others: letters beyond ASCII count as letters. */
const contains = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);

const isAllowed = (key: string) => data.allowed.some(({ keys }) => keys.includes(key));

/** What to use in place of a word of this text, or null. */
export function screenTermFor(locale: string, key: string, text: string): string | null {
  if (isAllowed(key)) return null;
  return (
    data.terms.find(term => term.locale === locale && term.not.some(word => contains(text, word)))?.use ??
    null
  );
}

/** Texts of these files that use a word that their language does not use on screen. */
export function screenViolations(files: readonly Source[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const locale = textFiles.exec(path)?.[1];
    if (locale === undefined) return [];
    const violations: string[] = [];
    new Visitor({
      Property({ key, value }) {
        if (value.type !== 'Literal' || typeof value.value !== 'string') return;
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
        const use = screenTermFor(locale, name, value.value);
        if (use !== null) violations.push(`${path}: ${name}, "${value.value}" – use ${use}.`);
      },
    }).visit(parseSync(path, text).program);
    return violations;
  });
}
