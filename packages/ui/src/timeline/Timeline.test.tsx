import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages, MessagesProvider, RegionProvider } from '../messages/index.ts';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Timeline, type TimelineEvent } from './Timeline.tsx';

const events: readonly TimelineEvent[] = [
  { id: '3', category: 'change', at: '2026-11-21T10:42:00', title: 'City changed' },
  { id: '2', category: 'check', at: '2026-11-20T09:12:00', title: 'Match found' },
  { id: '1', category: 'change', at: '2026-11-12T16:05:00', title: 'Created' },
];
const categories = [
  { id: 'change', label: 'Changes' },
  { id: 'check', label: 'Checks' },
  { id: 'comment', label: 'Comments' },
];
const activity = <Timeline label="Activity" events={events} categories={categories} />;
const titles = (container: Element) => [...container.querySelectorAll('li p')].map(p => p.textContent);
const press = (container: Element, name: string) =>
  perform(() => [...container.querySelectorAll('button')].find(b => b.textContent === name)!.click());

describe('Timeline', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') }));
  afterEach(() => void vi.useRealTimers());
  describeContract(activity);

  it('shows one kind, several, and all again', async () => {
    const { container } = await render(activity);
    await press(container, 'Checks');
    expect(titles(container)).toEqual(['Match found']);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('1 event shown');
    await press(container, 'Changes');
    expect(titles(container)).toHaveLength(3);
    await press(container, 'All');
    expect(container.querySelector('[aria-pressed="true"]')?.textContent).toBe('All');
  });

  it('says so when nothing of a kind has happened', async () => {
    const { container } = await render(activity);
    await press(container, 'Comments');
    expect(container.textContent).toContain('No events of this kind.');
  });

  it('has no filter where there is one kind', async () => {
    const { container } = await render(
      <Timeline label="Activity" events={events} categories={categories.slice(0, 1)} />,
    );
    expect(container.querySelector('button')).toBeNull();
  });

  it.each([
    ['en-US', ['Today, 10:42', 'Yesterday, 09:12', 'Nov 12, 2026, 16:05']],
    ['nl-NL', ['Vandaag, 10:42', 'Gisteren, 09:12', '12 nov 2026, 16:05']],
    ['de-DE', ['Heute, 10:42', 'Gestern, 09:12', '12. Nov. 2026, 16:05']],
  ] as const)('says when in %s', async (locale, times) => {
    const { container } = await render(
      <MessagesProvider messages={await loadMessages(locale)}>{activity}</MessagesProvider>,
    );
    expect([...container.querySelectorAll('time')].map(time => time.textContent)).toEqual(times);
  });

  it('goes by the clock and the order of the region', async () => {
    const early = [{ id: '1', category: 'change', at: '2026-11-12T23:30:00Z', title: 'Created' }];
    const { container } = await render(
      <RegionProvider country="NL" timeZone="Europe/Amsterdam">
        <Timeline label="Activity" events={early} categories={categories.slice(0, 1)} />
      </RegionProvider>,
    );
    expect(container.querySelector('time')?.textContent).toBe('13 Nov 2026, 00:30');
  });
});
