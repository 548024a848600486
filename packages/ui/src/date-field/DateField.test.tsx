import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { DateField } from './DateField.tsx';

describe('DateField', () => {
  describeContract(<DateField label="Date of birth" />);

  it('writes a date in the order of the language, and names its parts', async () => {
    const { container } = await render(<DateField label="Date of birth" value="1968-03-14" />);
    const parts = [...container.querySelectorAll('[role="spinbutton"]')];
    expect(parts.map(part => part.textContent)).toEqual(['3', '14', '1968']);
    expect(parts[0]?.getAttribute('aria-label')).toContain('month');
  });

  it.each(['', '2026-1', 'tomorrow'])('shows no date for %j', async value => {
    const { container } = await render(<DateField label="Date of birth" value={value} />);
    const parts = [...container.querySelectorAll('[role="spinbutton"]')];
    expect(parts.map(part => part.hasAttribute('aria-valuenow'))).toEqual([false, false, false]);
  });
});
