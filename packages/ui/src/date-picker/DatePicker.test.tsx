import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { DatePicker } from './DatePicker.tsx';

describe('DatePicker', () => {
  describeContract(<DatePicker label="Review date" />);

  it('has a button that opens a calendar, and none is open', async () => {
    const { container } = await render(<DatePicker label="Review date" />);
    const button = container.querySelector('button')!;
    expect(button.getAttribute('aria-label')).toBe('Open the calendar: Review date');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });
});
