import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { Iban, formatIban } from './Iban.tsx';

describeContract(<Iban value="NL91ABNA0417164300" />);

describe('an IBAN to read', () => {
  it.each([
    ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00'],
    ['nl91 abna 0417164300', 'NL91 ABNA 0417 1643 00'],
    ['BE68-5390-0754-7034', 'BE68 5390 0754 7034'],
    ['', ''],
  ])('prints %j as %j', (input, printed) => expect(formatIban(input)).toBe(printed));
});
