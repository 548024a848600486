import { describe, expect, it } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { ComboBox } from './ComboBox.tsx';
import { ComboBoxControl } from './ComboBoxControl.tsx';

const options = [
  { value: 'A', label: 'Alpha' },
  { value: 'B', label: 'Beta', isDisabled: true },
];

describe('ComboBox', () => {
  describeContract(<ComboBoxControl label="Type" options={options} hasFocus={false} />, {
    target: 'input[role="combobox"]',
  });
  describeFieldContract(
    props => <ComboBoxControl {...props} options={options} hasFocus={false} />,
    'input[role="combobox"]',
  );

  it('keeps its place, its label and what is chosen until its code has come', async () => {
    const { container } = await render(
      <ComboBox label="Type" options={options} value="A" hint="Help" isOptional />,
    );
    expect(container.querySelector('label')?.textContent).toBe('Type (optional)');
    expect(container.querySelector('input')?.value).toBe('Alpha');
    expect(container.textContent).toContain('Help');
  });
});
