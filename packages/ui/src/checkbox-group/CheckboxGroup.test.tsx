import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'SOFTWARE', label: 'Authenticator app' },
  { value: 'SMS', label: 'Text message' },
];

describe('CheckboxGroup', () => {
  describeContract(<CheckboxGroup label="Methods" options={options} />, { refTarget: 'input' });

  describeFieldContract(props => <CheckboxGroup {...props} options={options} />, 'input');

  it('gives the chosen ones in the order of the options', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <CheckboxGroup label="Methods" options={options} value={['SMS']} onValueChange={onValueChange} />,
    );
    await perform(() => container.querySelector('input')?.click());
    expect(onValueChange).toHaveBeenCalledWith(['SOFTWARE', 'SMS']);
  });
});
