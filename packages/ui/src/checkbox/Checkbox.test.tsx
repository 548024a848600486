import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  describeContract(<Checkbox label="Trust" isChecked={false} />, { target: 'input', takesClassName: false });

  it('can be half on', async () => {
    const { container, rerender } = await render(<Checkbox label="All" isChecked={false} isIndeterminate />);
    expect(container.querySelector('input')?.indeterminate).toBe(true);
    await rerender(<Checkbox label="All" isChecked />);
    expect(container.querySelector('input')?.indeterminate).toBe(false);
  });
});
