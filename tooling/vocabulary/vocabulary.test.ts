import { describe, expect, it } from 'vitest';
import { commentViolations } from './comments.ts';
import { subjectViolation } from './commits.ts';
import { nameViolations, namesIn, termFor, wordsOf } from './names.ts';
import { screenTermFor, screenViolations } from './screen-terms.ts';

const file = (text: string, path = 'apps/platform/src/areas/access/sign-in.tsx') => ({ path, text });

describe('a name', () => {
  it.each([
    ['readTenantTheme', ['read', 'Tenant', 'Theme']],
    ['HTTPError', ['HTTP', 'Error']],
    ['needed-documents', ['needed', 'documents']],
    ['MAX_SIZE', ['MAX', 'SIZE']],
  ])('%s has these words', (name, parts) => expect(wordsOf(name)).toEqual(parts));

  it.each([
    ['invitationLetter', 'email'],
    ['mostAttempts', 'max…'],
    ['Work', 'UnitOfWork'],
    ['place', 'index, position, route, city'],
  ])('%s is refused, and says what to write', (name, use) => expect(termFor(name, 'a.ts')).toBe(use));

  it.each(['almost', 'utmost', 'workflow', 'placeOfBirth', 'confirm', 'affirm'])('%s is right', name =>
    expect(termFor(name, 'a.ts')).toBeNull(),
  );

  it('is right where a reason is written down, and nowhere else', () => {
    const list = [{ names: ['paper'], in: ['packages/ui/src/theme/'], why: 'A ground of the brand format.' }];
    expect(termFor('paper', 'packages/ui/src/theme/brand.ts', list)).toBeNull();
    expect(termFor('paper', 'packages/ui/src/form/form.ts', list)).not.toBeNull();
  });
});

describe('a comment', () => {
  it.each([
    ['// Whoever reads it.', 'the user, the caller, the person'],
    ['/** For nobody. */', 'no one'],
  ])('%s is refused, and says what to write', (text, use) =>
    expect(commentViolations([file(text)])).toEqual([expect.stringContaining(`use ${use}.`)]),
  );

  it('is the only part of a file that is read for it', () =>
    expect(commentViolations([file("const text = 'Somebody';")])).toEqual([]));
});

describe('a file', () => {
  it('is read for every name in it, not for its texts', () =>
    expect([...namesIn(file('const a = <Menu label="letter">{b.c}</Menu>;'))].toSorted()).toEqual(
      ['Menu', 'a', 'b', 'c', 'label'].toSorted(),
    ));

  it.each([
    ['const letter = 1;', 'apps/platform/src/sign-in.ts'],
    ['export {};', 'apps/platform/src/ports/letters/send.ts'],
    ['export {};', 'apps/platform/src/send-letter.test.ts'],
  ])('%s in %s is refused once', (text, path) => expect(nameViolations([file(text, path)])).toHaveLength(1));
});

describe('a text on screen', () => {
  it.each([
    ['nl-NL', 'Elke klant, volledig', 'cliënt'],
    ['de-DE', 'Ihr Haus', 'Unternehmen'],
    ['fr-FR', 'Nouvel envoi par lettre', 'e-mail'],
    ['en-US', 'Invite somebody', 'a colleague, a user'],
  ])('in %s, "%s" is refused', (locale, text, use) => expect(screenTermFor(locale, 'x', text)).toBe(use));

  it.each([
    ['de-DE', 'x', 'Hausnummer'],
    ['nl-NL', 'x', 'Elke cliënt'],
    ['en-US', 'upper', 'Upper Case letter'],
  ])('in %s, %s "%s" is right', (locale, key, text) => expect(screenTermFor(locale, key, text)).toBeNull());

  it('is found in the files of texts, by its key', () =>
    expect(
      screenViolations([
        file("export const a = { b: { 'c.d': 'De klant' } };", 'packages/api/src/texts/nl-NL/a.ts'),
      ]),
    ).toEqual(['packages/api/src/texts/nl-NL/a.ts: c.d, "De klant" – use cliënt.']));
});

describe('a subject', () => {
  it.each(['[registrations] Add UBO check to completeness gate', '[ui] Name'])('%s is right', subject =>
    expect(subjectViolation(subject)).toBeNull(),
  );

  it.each([
    'Add a check',
    '[ui] adds a check',
    '[ui] Added a check',
    '[ui] Adding',
    `[ui] Add ${'x'.repeat(70)}`,
  ])('%s is refused', subject => expect(subjectViolation(subject)).not.toBeNull());
});
