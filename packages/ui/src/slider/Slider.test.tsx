import { describe, expect, it, vi } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { typeInto } from '../testing/type-into.ts';
import { Slider } from './Slider.tsx';

const steps = [
  { value: '2025-01-05', label: '5 Jan 2025' },
  { value: '2026-03-12', label: '12 Mar 2026' },
];

describe('Slider', () => {
  describeContract(<Slider label="As of" steps={steps} value="2025-01-05" />, { target: 'input' });
  describeFieldContract(props => <Slider {...props} steps={steps} value="2025-01-05" />, 'input');

  it('says its position in words, and stands at the first where its value is none of them', async () => {
    const { container, rerender } = await render(<Slider label="As of" steps={steps} value="2026-03-12" />);
    const input = container.querySelector('input')!;
    expect(input.getAttribute('aria-valuetext')).toBe('12 Mar 2026');
    await rerender(<Slider label="As of" steps={steps} value="1999-01-01" />);
    expect(input.getAttribute('aria-valuetext')).toBe('5 Jan 2025');
  });

  it('tells the value of the position', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <Slider label="As of" steps={steps} value="2025-01-05" onValueChange={onValueChange} />,
    );
    await typeInto(container.querySelector('input')!, '1');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-03-12');
  });
});
