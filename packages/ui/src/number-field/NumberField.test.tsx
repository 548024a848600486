import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { NumberField } from './NumberField.tsx';

describe('NumberField', () => {
  describeContract(<NumberField label="Days" />, { target: 'input' });
  describeFieldContract(props => <NumberField {...props} />, 'input');

  it('gives a decimal text, and keeps what is typed until it is left', async () => {
    const onValueChange = vi.fn();
    const field = (value: string) => (
      <NumberField label="Amount" value={value} onValueChange={onValueChange} />
    );
    const { container, rerender } = await render(field(''));
    const input = container.querySelector('input')!;
    await typeInto(input, '1234.50');
    expect(onValueChange).toHaveBeenCalledWith('1234.5');
    await rerender(field('1234.5'));
    expect(input.value).toBe('1234.50');
    await perform(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(input.value).toBe('1,234.5');
  });

  it('stops its arrows at its bounds', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <NumberField label="Days" value="90" max={90} onValueChange={onValueChange} />,
    );
    await perform(() =>
      container
        .querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true })),
    );
    expect(onValueChange).toHaveBeenCalledWith('90');
  });
});
