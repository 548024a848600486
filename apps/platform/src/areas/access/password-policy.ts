import { newPassword, violationsOf } from '@dossier/validators';
import { formsOf, isCommon } from './common-passwords.ts';
import { AppError } from '../../shared/errors/app-error.ts';

/** What a policy error of the sign-in says; S1 §8 prints the one about symbols, the others follow it. */
const texts: Readonly<Record<string, string>> = {
  minlength: 'Password not long enough',
  maxlength: 'Password too long',
  passwordNumber: 'Password must have numeric characters',
  passwordSpecial: 'Password must have symbol characters',
  passwordUpper: 'Password must have uppercase characters',
  passwordLower: 'Password must have lowercase characters',
};

/** What a password must not consist of: what anyone would try first for this person. */
export interface PasswordContext {
  readonly userName: string;
  readonly tenantId: string;
  /** The password that it replaces. */
  readonly present: string;
}

/**
 * Checks a new password: the rules of S1 §5, and that it is neither the present one, nor one that everyone tries
 * first, nor made of the names around it.
 * @throws {AppError} InvalidPassword with every rule that it breaks.
 */
export function assertPassword(password: string, context: PasswordContext, path = 'newPassword'): void {
  const broken = violationsOf(newPassword(password));
  const [first] = broken;
  if (first)
    throw new AppError('InvalidPassword', {
      message: `Password does not conform to policy: ${texts[first.code] ?? 'Password not long enough'}`,
      fields: broken.map(({ code, params }) => ({ path, code, ...(params ? { params } : {}) })),
    });
  if (password === context.present || isCommon(password) || isGuessable(password, context))
    throw new AppError('InvalidPassword', {
      message: 'Password does not conform to policy: Password is too easy to guess',
      fields: [{ path, code: 'invalid' }],
    });
}

/** True when nothing but digits and signs stands next to a name that everyone knows. */
function isGuessable(password: string, { userName, tenantId }: PasswordContext): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  const common = [
    'dossier',
    'password',
    'welcome',
    'wachtwoord',
    'welkom',
    'passwort',
    'willkommen',
    'motdepasse',
    'bienvenue',
  ];
  const personal = [tenantId, userName, ...userName.split(/[.@_-]/)]
    .map(letters)
    .filter(word => word.length > 3);
  const names = new Set([...common, ...personal]);
  return [password, ...formsOf(password)].some(form => names.has(letters(form)));
}
