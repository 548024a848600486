import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .filter(Boolean);

describe('DateRangeField', () => {
  describeContract(<DateRangeField label="Period" />);

  it('is a group by its label, of two dates by theirs', async () => {
    const { container } = await render(
      <DateRangeField label="Period" value={{ from: '2026-11-01', to: '2026-11-14' }} toLabel="Last day" />,
    );
    expect(container.querySelector('legend')?.textContent).toBe('Period');
    const dates = [...container.querySelectorAll('[role="group"]')];
    const labels = dates.map(date =>
      (date.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent)
        .join(''),
    );
    expect(labels).toEqual(['From', 'Last day']);
    expect(
      dates.map(date => [...date.querySelectorAll('[role="spinbutton"]')].map(part => part.textContent)),
    ).toEqual([
      ['11', '1', '2026'],
      ['11', '14', '2026'],
    ]);
  });

  it('says what is wrong at the date it is wrong with, and what is wrong with both at the group', async () => {
    const { container } = await render(
      <DateRangeField
        label="Period"
        hint="Both included"
        error="At most a year"
        bindings={{ to: { error: 'Too late' } }}
      />,
    );
    const [from, to] = container.querySelectorAll('[role="group"]');
    expect(describedBy(from!)).toEqual([]);
    expect(describedBy(to!)).toContain('Too late');
    expect(describedBy(container.querySelector('fieldset')!)).toEqual(['At most a year', 'Both included']);
  });

  it('takes both days of a preset with one press', async () => {
    const onValueChange = vi.fn();
    const { container } = await render(
      <DateRangeField label="Period" presets={['lastYear']} min="2000-01-01" onValueChange={onValueChange} />,
    );
    const preset = [...container.querySelectorAll('button')].at(-1)!;
    expect(preset.getAttribute('aria-pressed')).toBe('false');
    await perform(() => preset.click());
    const year = new Date().getFullYear() - 1;
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: `${year}-01-01`, to: `${year}-12-31` });
  });
});
