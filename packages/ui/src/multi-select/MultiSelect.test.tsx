import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { MultiSelectControl } from './MultiSelectControl.tsx';

const options = ['A', 'B', 'C'].map(value => ({ value, label: `Group ${value}` }));

describe('MultiSelect', () => {
  describeContract(<MultiSelectControl label="Groups" options={options} hasFocus={false} />, {
    target: 'input[role="combobox"]',
  });

  describeFieldContract(
    props => <MultiSelectControl {...props} options={options} hasFocus={false} />,
    'input[role="combobox"]',
  );

  it('takes a choice away by its cross, and says which', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <MultiSelectControl
        label="Groups"
        options={options}
        value={['A', 'C']}
        onValueChange={onValueChange}
        hasFocus={false}
      />,
    );
    const cross = container.querySelector<HTMLButtonElement>('button[aria-label="Remove Group A"]');
    await perform(() => cross?.click());
    expect(onValueChange).toHaveBeenCalledWith(['C']);
  });
});
