import { object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';

export const forgot = endpoint({
  name: 'access.forgot',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'forgot',
  kind: 'json',
  access: 'public',
  response: object({
    CodeDeliveryDetails: object({
      AttributeName: string().required(),
      DeliveryMedium: string().required(),
      /** Masked; it follows from the name that was sent, never from an address. */
      Destination: string().required(),
    }).required(),
  }),
});

export const forgotConfirm = endpoint({
  name: 'access.forgotConfirm',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'forgotConfirm',
  kind: 'json',
  access: 'public',
  response: object({}),
});

export const invite = endpoint({
  name: 'access.invite',
  service: 'access',
  method: 'GET',
  path: '/invites/{id}',
  kind: 'json',
  access: 'public',
  response: object({
    tenant_id: string().required(),
    email: string().required(),
    phone: string().nullable().defined(),
  }),
});

export const signUp = endpoint({
  name: 'access.signUp',
  service: 'access',
  method: 'POST',
  path: '/users',
  kind: 'json',
  access: 'public',
  response: object({}),
});

export const confirmUser = endpoint({
  name: 'access.confirmUser',
  service: 'access',
  method: 'POST',
  path: '/users',
  flag: 'confirm',
  kind: 'json',
  access: 'public',
  response: object({}),
});
