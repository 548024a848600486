import { firstName, lastName, middleName, username } from '@dossier/validators';
import { usernameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { typedLimits } from '../typed-limits.ts';
import { locale } from '../../tenants/settings-values.ts';
import { yupOf } from '../../yup-of.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';

export const publicServer = {
  'access.forgot': {
    summary:
      'Ask for a code to reset a password with. The answer is the same whether the name exists or not.',
    body: object({
      userName: string().required().max(usernameLength.max),
    }),
    errors: ['AttemptLimitExceeded'],
  },
  'access.forgotConfirm': {
    summary: 'Set a new password with the code that was sent. All sessions of the user end.',
    body: object({
      userName: string().required().max(usernameLength.max),
      verificationCode: string().required().max(usernameLength.max),
      newPassword: string().required().max(typedLimits.password),
    }),
    errors: ['CodeMismatchException', 'InvalidPassword'],
  },
  'access.invite': {
    summary:
      'Whom an invitation is for. Whoever does not bring its secret (k) learns no more than that it is over.',
    query: object({ k: string().max(200) }),
    errors: ['InviteNotFound', 'InviteExpired'],
  },
  'access.signUp': {
    summary: 'Take up an invitation, once. A temporary password goes to the address that was invited.',
    query: object({ k: string().required().max(200) }),
    body: object({
      invite_id: string().required().max(64),
      username: string()
        .required()
        .max(typedLimits.name)
        .test(...check(username)),
      firstName: string()
        .required()
        .max(typedLimits.name)
        .test(...check(firstName)),
      lastName: string()
        .required()
        .max(typedLimits.name)
        .test(...check(lastName)),
      middleName: string()
        .max(typedLimits.name)
        .test(...check(middleName)),
      /** The language of the page: letters are written in it. */
      locale: yupOf(locale),
    }),
    errors: ['InviteNotFound', 'InviteExpired', 'UsernameTaken'],
  },
  'access.confirmUser': {
    summary: 'Confirm an account with the code that was sent when signing in.',
    body: object({
      userName: string().required().max(usernameLength.max),
      confirmationCode: string().required().max(20),
    }),
    errors: ['CodeMismatchException'],
  },
} as const satisfies ServerParts<typeof endpoints>;
