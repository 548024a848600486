import { describe, expect, it } from 'vitest';
import { loadMessages, MessagesProvider } from '../messages/index.ts';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { DueBadge } from './DueBadge.tsx';

describe('DueBadge', () => {
  describeContract(<DueBadge days={4} />);

  it.each([
    [4, false, '4 days left'],
    [1, false, '1 day left'],
    [0, false, 'Due today'],
    [-1, false, '1 day overdue'],
    [-2, false, '2 days overdue'],
    [6, true, 'Paused 6 days'],
    [null, false, 'No due date'],
  ])('says %o (paused: %o) as "%s"', async (days, isPaused, text) => {
    const { container } = await render(<DueBadge days={days} isPaused={isPaused} />);
    expect(container.textContent).toBe(text);
  });

  it('says it in German', async () => {
    const { container } = await render(
      <MessagesProvider messages={await loadMessages('de-DE')}>
        <DueBadge days={1} />
      </MessagesProvider>,
    );
    expect(container.textContent).toBe('Noch 1 Tag');
  });
});
