import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Stepper, type Step } from './Stepper.tsx';

const steps: readonly Step[] = [
  { id: 'data', label: 'Data', state: 'done', href: '#data' },
  { id: 'checks', label: 'Checks', state: 'current' },
  { id: 'signing', label: 'Signing', state: 'open' },
];

describe('Stepper', () => {
  describeContract(<Stepper label="Steps" steps={steps} />);

  it('says of each step in words where it stands', async () => {
    const { container } = await render(<Stepper label="Steps" steps={steps} />);
    const items = [...container.querySelectorAll('li')];
    expect(items.map(item => item.textContent)).toEqual([
      'Data: Done',
      'Checks: Current step',
      'Signing: Not started',
    ]);
    expect(container.querySelector('[aria-current="step"]')).toBe(items[1]);
  });

  it('shows one line where there is no room', async () => {
    const { container } = await render(<Stepper label="Steps" steps={steps} />);
    expect(container.querySelector('p')?.textContent).toBe('Step 2 of 3: Checks');
  });

  it('has no current step when all is done', async () => {
    const { container } = await render(
      <Stepper label="Steps" steps={steps.map(step => ({ ...step, state: 'done' }))} />,
    );
    expect(container.querySelector('[aria-current]')).toBeNull();
    expect(container.querySelector('p')).toBeNull();
  });
});
