import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { CountList } from './CountList.tsx';

const items = [
  { id: 'mine', label: 'Assigned to me', count: '1,284', href: '#mine' },
  { id: 'none', label: 'Unassigned', count: null, href: '#none' },
];

describe('CountList', () => {
  describeContract(<CountList items={items} />);

  it('leads from a figure to the list behind it', async () => {
    const { container } = await render(<CountList items={items} />);
    const links = [...container.querySelectorAll('a')];
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([['1,284', '#mine']]);
  });

  it('shows zero as a dash beside its name', async () => {
    const { container } = await render(<CountList items={items} layout="line" />);
    const terms = [...container.querySelectorAll('dt')].map(term => term.textContent);
    const values = [...container.querySelectorAll('dd')].map(value => value.textContent);
    expect(terms).toEqual(['Assigned to me', 'Unassigned']);
    expect(values).toEqual(['1,284', '—']);
  });
});
