import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { BarChart } from './BarChart.tsx';
import { everyOf, ticksOf } from './data.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { LineChart, lineOf } from './LineChart.tsx';
import { StackedBarChart } from './StackedBarChart.tsx';

const series = [
  { id: 'individual', label: 'Individual' },
  { id: 'joint', label: 'Joint' },
];
const rows = [
  { id: 'oct', label: 'Oct', href: '#oct', values: [{ value: 24, href: '#oct-i' }, { value: 13 }] },
  { id: 'nov', label: 'Nov', values: [{ value: 0 }, { value: null }] },
];
const items = [
  { id: 'low', label: 'Low', value: 1415, href: '#low' },
  { id: 'high', label: 'High', value: 0, href: '#high' },
];
const asTable = async (container: Element) => {
  await perform(() => container.querySelector<HTMLElement>('button[aria-label="View as table"]')!.click());
  return [...container.querySelectorAll('tr')].map(row => [...row.children].map(cell => cell.textContent));
};

describe('the links of a chart', () => {
  it('are one tab stop, and arrows move between them', async () => {
    const { container } = await render(<StackedBarChart title="Started" series={series} rows={rows} />);
    const links = [...container.querySelectorAll<SVGAElement>('svg a')];
    const stops = () => links.filter(link => link.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    const press = (key: string) =>
      perform(
        () =>
          void document.activeElement!.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
      );
    await perform(() => stops()[0]!.focus());
    await press('End');
    expect(document.activeElement).toBe(links.at(-1));
    await press('Home');
    expect(document.activeElement).toBe(links[0]);
    expect(stops()).toEqual([links[0]]);
  });
});

describe('ticksOf', () => {
  it.each([
    [54, 3, [0, 20, 40, 60]],
    [1284, 4, [0, 500, 1000, 1500]],
    [3, 3, [0, 1, 2, 3]],
    [0.4, 4, [0, 0.1, 0.2, 0.30000000000000004, 0.4]],
    [0, 4, [0, 1]],
  ])('goes to %d in about %d round steps', (highest, count, ticks) => {
    expect(ticksOf(highest, count)).toEqual(ticks);
  });

  it('thins names out where there is no room', () => {
    expect(everyOf(12, 600, 44)).toBe(1);
    expect(everyOf(12, 240, 44)).toBe(3);
  });
});

describe('charts', () => {
  describeContract(<BarChart title="Clients" items={items} />);
  describeContract(<StackedBarChart title="Registrations" series={series} rows={rows} />);
  describeContract(<LineChart title="Days" series={series} rows={rows} />);
  describeContract(<FunnelChart title="Pipeline" stages={items} />);

  it('may say something more of each stage', async () => {
    const measure = { label: 'Days', of: (id: string) => (id === 'low' ? '6.5' : '—') };
    const { container } = await render(<FunnelChart title="Pipeline" stages={items} measure={measure} />);
    const texts = [...container.querySelectorAll('tr')].map(row => row.lastElementChild?.textContent);
    expect(texts).toEqual(['Days', '6.5', '—']);
  });

  it('have every number as a link to what it counts, and none for nothing', async () => {
    const { container } = await render(<BarChart title="Clients" items={items} />);
    const links = [...container.querySelectorAll('a')];
    expect(links.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Low: 1,415', '#low'],
    ]);
  });

  it('name their parts and sums', async () => {
    const { container } = await render(<StackedBarChart title="Registrations" series={series} rows={rows} />);
    const named = [...container.querySelectorAll('svg [aria-label]')].map(part =>
      part.getAttribute('aria-label'),
    );
    expect(named).toEqual(['Oct', 'Oct, Individual: 24', 'Oct, Joint: 13', 'Oct: 37', 'Nov']);
  });

  it('have a table with the same numbers', async () => {
    const { container } = await render(<StackedBarChart title="Registrations" series={series} rows={rows} />);
    expect(await asTable(container)).toEqual([
      ['Registrations', 'Individual', 'Joint', 'Total'],
      ['Oct', '24', '13', '37'],
      ['Nov', '–', '—', '–'],
    ]);
    expect(container.querySelector('svg[role="group"]')).toBeNull();
  });

  it('say what share of a stage reached the next', async () => {
    const stages = [
      { id: 'a', label: 'Incomplete', value: 468 },
      { id: 'b', label: 'Complete', value: 402 },
    ];
    const { container } = await render(<FunnelChart title="Pipeline" stages={stages} />);
    expect(await asTable(container)).toEqual([
      ['Reached', 'Number', 'Conversion'],
      ['Incomplete', '468', '—'],
      ['Complete', '402', '86%'],
    ]);
  });

  it('leave a gap where nothing is known', () => {
    const values = [{ value: 1 }, { value: null }, { value: 3 }, { value: 4 }];
    expect(
      lineOf(
        values,
        index => index,
        value => value,
      ),
    ).toBe('M0 1M2 3L3 4');
  });
});
