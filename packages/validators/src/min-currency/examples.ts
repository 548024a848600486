import type { Example, InvalidExample } from '../testing/examples.ts';
import type { MinCurrencyOptions } from './min-currency.ts';

const options = { min: 10_000 };

export const valid: readonly Example<MinCurrencyOptions>[] = [
  { value: '10000.00', options, note: 'the minimum itself' },
  { value: undefined, options, note: 'nothing: that is for required to say' },
];

export const invalid: readonly InvalidExample<MinCurrencyOptions>[] = [
  {
    value: '9999.99',
    options,
    note: 'a cent less',
    violation: { code: 'minCurrency', params: { min: 10_000 } },
  },
  { value: '€ 10000', options, note: 'a currency sign', violation: { code: 'number' } },
];
