import type { Example, InvalidExample } from '../testing/examples.ts';
import type { AtLeastOneGroupOptions } from './at-least-one-group.ts';

const options = { groups: ['phone', 'address'] };

export const valid: readonly Example<AtLeastOneGroupOptions>[] = [
  { value: { phone: '+31612345678' }, options, note: 'one value' },
  {
    value: { phone: '', address: { line1: '', city: 'Ee' } },
    options,
    note: 'one control of the second group',
  },
  { value: { phone: ['', 'x'] }, options, note: 'one of a list' },
];

export const invalid: readonly InvalidExample<AtLeastOneGroupOptions>[] = [
  {
    value: {},
    options,
    note: 'no group',
    violation: { code: 'atLeastOneGroup', params: { groups: ['phone', 'address'] } },
  },
  {
    value: { phone: ' ', address: { line1: '', city: null } },
    options,
    note: 'empty groups',
    violation: { code: 'atLeastOneGroup', params: { groups: ['phone', 'address'] } },
  },
  {
    value: { email: 'jan@voorbeeld.nl' },
    options,
    note: 'another group',
    violation: { code: 'atLeastOneGroup', params: { groups: ['phone', 'address'] } },
  },
];
