import { firstName, lastName, middleName, username } from '@dossier/validators';
import { usernameLength } from '@dossier/validators/limits';
import { check } from '@dossier/validators/yup';
import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { locale } from './settings-values.ts';
import { typedLimits } from './typed-limits.ts';

const forgot = endpoint({
  name: 'access.forgot',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'forgot',
  kind: 'json',
  access: 'public',
  summary: 'Ask for a code to reset a password with. The answer is the same whether the name exists or not.',
  body: object({
    userName: string().required().max(usernameLength.max),
  }),
  response: object({
    CodeDeliveryDetails: object({
      AttributeName: string().required(),
      DeliveryMedium: string().required(),
      /** Masked; it follows from the name that was sent, never from an address. */
      Destination: string().required(),
    }).required(),
  }),
  errors: ['AttemptLimitExceeded'],
});

const forgotConfirm = endpoint({
  name: 'access.forgotConfirm',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'forgotConfirm',
  kind: 'json',
  access: 'public',
  summary: 'Set a new password with the code that was sent. All sessions of the user end.',
  body: object({
    userName: string().required().max(usernameLength.max),
    verificationCode: string().required().max(usernameLength.max),
    newPassword: string().required().max(typedLimits.password),
  }),
  response: object({}),
  errors: ['CodeMismatchException', 'InvalidPassword'],
});

const invite = endpoint({
  name: 'access.invite',
  service: 'access',
  method: 'GET',
  path: '/invites/{id}',
  kind: 'json',
  access: 'public',
  summary:
    'Whom an invitation is for. Whoever does not bring its secret (k) learns no more than that it is over.',
  query: object({ k: string().max(200) }),
  response: object({
    tenant_id: string().required(),
    email: string().required(),
    phone: string().nullable().defined(),
  }),
  errors: ['InviteNotFound', 'InviteExpired'],
});

const signUp = endpoint({
  name: 'access.signUp',
  service: 'access',
  method: 'POST',
  path: '/users',
  kind: 'json',
  access: 'public',
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
    locale,
  }),
  response: object({}),
  errors: ['InviteNotFound', 'InviteExpired', 'UsernameTaken'],
});

const confirmUser = endpoint({
  name: 'access.confirmUser',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'confirm',
  kind: 'json',
  access: 'public',
  summary: 'Confirm an account with the code that was sent when signing in.',
  body: object({
    userName: string().required().max(usernameLength.max),
    confirmationCode: string().required().max(20),
  }),
  response: object({}),
  errors: ['CodeMismatchException'],
});

/** What pages before signing in ask for beside signing in. */
export const outside = { forgot, forgotConfirm, invite, signUp, confirmUser } as const;
