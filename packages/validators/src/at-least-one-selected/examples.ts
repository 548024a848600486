import type { Example, InvalidExample } from '../testing/examples.ts';
import type { AtLeastOneSelectedOptions } from './at-least-one-selected.ts';

const options = { of: 'roles' } as const;

export const valid: readonly Example<AtLeastOneSelectedOptions>[] = [
  { value: ['ROLE_TENANT_USER'], options, note: 'a role' },
  { value: ['SMS', 'SOFTWARE'], options: { of: 'authenticationMethods' }, note: 'both methods' },
];

export const invalid: readonly InvalidExample<AtLeastOneSelectedOptions>[] = [
  { value: [], options, note: 'no role', violation: { code: 'selectRole' } },
  {
    value: undefined,
    options: { of: 'authenticationMethods' },
    note: 'no method',
    violation: { code: 'selectAuthenticationMethod' },
  },
  {
    value: [],
    options: { of: 'registrationTypes' },
    note: 'no type',
    violation: { code: 'selectRegistrationType' },
  },
];
