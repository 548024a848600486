import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { CountFilter } from './CountFilter.tsx';

const options = [
  { value: 'overdue', label: 'Overdue', count: '2', isUrgent: true },
  { value: 'week', label: 'Due this week', count: '14' },
];

describe('CountFilter', () => {
  describeContract(<CountFilter options={options} value={null} onValueChange={() => undefined} />);

  it('says which figure filters', async () => {
    const { container } = await render(
      <CountFilter options={options} value="week" onValueChange={() => undefined} />,
    );
    const pressed = [...container.querySelectorAll('button')].map(button => [
      button.textContent,
      button.getAttribute('aria-pressed'),
    ]);
    expect(pressed).toEqual([
      ['2 Overdue', 'false'],
      ['14 Due this week', 'true'],
    ]);
  });
});
