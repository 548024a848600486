import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const segments = [
  { value: 'compact', label: 'Compact' },
  { value: 'regular', label: 'Regular' },
  { value: 'roomy', label: 'Roomy', disabledReason: 'Your firm has turned it off' },
];

describe('SegmentedControl', () => {
  describeContract(
    <SegmentedControl label="Density" segments={segments} value="regular" onValueChange={vi.fn()} />,
  );

  it('tells what is chosen, once', async () => {
    const { container } = await render(
      <SegmentedControl label="Density" segments={segments} value="regular" onValueChange={vi.fn()} />,
    );
    const chosen = [...container.querySelectorAll('input')].filter(input => input.checked);
    expect(chosen.map(input => input.value)).toEqual(['regular']);
    expect(container.querySelector('legend')?.textContent).toBe('Density');
  });

  it('does not choose what it says cannot be chosen', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <SegmentedControl label="Density" segments={segments} value="regular" onValueChange={onValueChange} />,
    );
    const inputs = container.querySelectorAll('input');
    await perform(() => inputs[2]!.click());
    expect(onValueChange).not.toHaveBeenCalled();
    await perform(() => inputs[0]!.click());
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('compact');
  });
});
