import { errorStatuses, type ErrorType } from '@dossier/api/contract';
import { answerTexts } from '@dossier/api/texts';
import { language } from '@dossier/validators/vocabularies';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors/app-error.ts';
import { embeddedEngine } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { textOf } from './error-texts.ts';

const types = Object.keys(errorStatuses) as ErrorType[];

describe('what a refusal says', () => {
  it.each(language.codes)('is there for every type in %s, and is no other language', code => {
    const english = types.map(type => answerTexts['en-US'].errors[type]);
    const texts = types.map(type => textOf(new AppError(type), code));
    expect(texts.filter(text => text.trim() === '')).toEqual([]);
    expect(texts.filter((text, index) => text === english[index])).toHaveLength(
      code === 'en-US' ? types.length : 0,
    );
  });

  it('stays what S1 prints where that has another text for a type', () => {
    const error = new AppError('CodeMismatchException', { message: 'Invalid confirm code' });
    expect(textOf(error, 'en-US')).toBe('Invalid confirm code');
    expect(textOf(error, 'nl-NL')).toBe('De bevestigingscode is onjuist.');
  });
});

describe('a refused request', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
  });
  const wrongPassword = (headers: Record<string, string>) =>
    platform.ask('/api/access/users?login', {
      method: 'POST',
      body: { userName: 'meridian.admin', password: 'wrong' },
      headers,
    });

  it.each([
    [{}, 'Incorrect username or password.'],
    [{ 'accept-language': 'ja' }, 'Incorrect username or password.'],
    [{ 'accept-language': 'nl-NL' }, 'De gebruikersnaam of het wachtwoord is onjuist.'],
    [{ 'accept-language': 'fr-BE, en;q=0.5' }, 'Le nom d’utilisateur ou le mot de passe est incorrect.'],
    [{ 'accept-language': 'de' }, 'Der Benutzername oder das Passwort ist falsch.'],
  ])('is answered in the language it asks for: %o', async (headers, message) => {
    const answer = await errorOf(await wrongPassword(headers));
    expect(answer).toMatchObject({ type: 'UsernamePasswordMismatch', message, errorMessage: message });
  });

  it('is so by GraphQL too', async () => {
    const response = await platform.ask('/api/notifications/graphql', {
      method: 'POST',
      token: await platform.signIn('meridian.user'),
      body: { query: '{ nothing }' },
      headers: { 'accept-language': 'nl' },
    });
    expect(await response.json()).toMatchObject({
      errors: [{ message: 'De verzonden gegevens zijn niet geldig.' }],
    });
  });
});
