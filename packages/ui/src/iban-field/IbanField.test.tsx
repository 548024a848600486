import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { IbanField } from './IbanField.tsx';

describe('IbanField', () => {
  describeContract(<IbanField label="IBAN" />, { target: 'input' });
  describeFieldContract(props => <IbanField {...props} />, 'input');

  it('shows groups of four, and says whose bank it is', async () => {
    const { container } = await render(<IbanField label="IBAN" value="BE68539007547034" />);
    const input = container.querySelector('input')!;
    expect(input.value).toBe('BE68 5390 0754 7034');
    const bank = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(bank?.textContent).toBe('Country of the bank: Belgium');
  });

  it.each(['nl91 abna 0417 1643 00', 'NL91-ABNA-0417-1643-00', '\u00a0NL91ABNA0417164300\t'])(
    'gives the electronic form of %j',
    async text => {
      const onValueChange = vi.fn();
      const { container } = await render(<IbanField label="IBAN" onValueChange={onValueChange} />);
      await typeInto(container.querySelector('input')!, text);
      expect(onValueChange).toHaveBeenLastCalledWith('NL91ABNA0417164300');
    },
  );
});
