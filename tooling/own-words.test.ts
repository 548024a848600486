import { expect, it } from 'vitest';
import { idOfWords } from './own-words.ts';

const everyday = '/app/src/locales/nl-NL/everyday.ts';

it('what the words behind signing in hold is a module of theirs, all the way down', () => {
  expect(idOfWords('/app/src/locales/nl-NL/outside.ts', everyday)).toBe(
    '/app/src/locales/nl-NL/outside.ts?everyday',
  );
  expect(idOfWords('/app/src/locales/nl-NL/shell.ts', '/app/src/locales/nl-NL/outside.ts?everyday')).toBe(
    '/app/src/locales/nl-NL/shell.ts?everyday',
  );
});

it('what anything else imports stays the one that it is', () => {
  expect(idOfWords(everyday, '/app/src/shared/i18n.ts')).toBeNull();
  expect(idOfWords('/app/src/locales/nl-NL/shell.ts', '/app/src/locales/nl-NL/outside.ts')).toBeNull();
});
