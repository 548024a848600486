import { describe, expect, it } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

describe('RadioGroup', () => {
  describeContract(<RadioGroup label="Exposed" options={options} />, { refTarget: 'input' });

  describeFieldContract(props => <RadioGroup {...props} options={options} />, 'input');

  it('keeps its choices in one group', async () => {
    const { container } = await render(<RadioGroup label="Exposed" options={options} />);
    expect(new Set([...container.querySelectorAll('input')].map(input => input.name)).size).toBe(1);
  });
});
