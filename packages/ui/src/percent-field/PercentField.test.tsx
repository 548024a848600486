import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { PercentField } from './PercentField.tsx';

describe('PercentField', () => {
  describeContract(<PercentField label="Share" />, { target: 'input' });
  describeFieldContract(props => <PercentField {...props} />, 'input', '%percent');

  it('shows four decimals of a computed value and leaves it alone while nobody types', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <PercentField label="Share" value="33.3333" onValueChange={onValueChange} />,
    );
    const input = container.querySelector('input')!;
    expect(input.value).toBe('33.3333');
    await perform(() => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes two decimals from somebody who types', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(<PercentField label="Share" onValueChange={onValueChange} />);
    await typeInto(container.querySelector('input')!, '12.349');
    expect(onValueChange).toHaveBeenLastCalledWith('12.34');
  });
});
