import { describe, expect, it } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Select } from './Select.tsx';

const options = [{ value: 'A', label: 'Alpha' }];

describe('Select', () => {
  describeContract(<Select label="Type" options={options} />, { target: 'select' });
  describeFieldContract(props => <Select {...props} options={options} />, 'select');

  it('can be emptied only where it is optional', async () => {
    const { container, rerender } = await render(<Select label="Type" options={options} value="A" />);
    expect(container.querySelector('option')?.disabled).toBe(true);
    await rerender(<Select label="Type" options={options} value="A" isOptional />);
    expect(container.querySelector('option')?.disabled).toBe(false);
  });
});
