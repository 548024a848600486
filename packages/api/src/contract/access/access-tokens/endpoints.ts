import { object, string } from '../../answers.ts';
import { endpoint } from '../../endpoint.ts';
import { listOf } from '../../envelope.ts';
import { accessToken } from './entities.ts';

const base = { service: 'access', kind: 'json' } as const;

export const accessTokens = endpoint({
  ...base,
  name: 'access.accessTokens',
  method: 'GET',
  path: '/tokens',
  access: 'accessTokenSettingsRead',
  response: listOf(accessToken),
});

export const createAccessToken = endpoint({
  ...base,
  name: 'access.createAccessToken',
  method: 'POST',
  path: '/tokens',
  access: 'accessTokenSettingsWrite',
  response: object({
    token: accessToken.required(),
    /** What the program sends as `Authorization: Bearer`. It is kept nowhere. */
    value: string().required(),
  }),
});

export const revokeAccessToken = endpoint({
  ...base,
  name: 'access.revokeAccessToken',
  method: 'DELETE',
  path: '/tokens/{id}',
  access: 'accessTokenSettingsWrite',
  response: object({}),
});
