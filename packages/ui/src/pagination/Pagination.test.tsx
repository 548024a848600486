import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Pagination } from './Pagination.tsx';

const texts = {
  label: 'Pages',
  summary: '26–50 of 1,284',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
};
const named = (container: HTMLElement, name: string) => container.querySelector(`[aria-label="${name}"]`)!;

describe('Pagination', () => {
  describeContract(<Pagination {...texts} previous="#1" next="#3" />);

  it('is a named navigation that says which records are shown', async () => {
    const { container } = await render(<Pagination {...texts} previous="#1" next="#3" />);
    expect(container.querySelector('nav')?.getAttribute('aria-label')).toBe('Pages');
    expect(container.textContent).toBe('26–50 of 1,284');
  });

  it('leads to the page before and to the next one', async () => {
    const { container } = await render(<Pagination {...texts} previous="#1" next="#3" />);
    expect(named(container, 'Previous page').getAttribute('href')).toBe('#1');
    expect(named(container, 'Next page').getAttribute('href')).toBe('#3');
  });

  it('says that there is no page before the first, and takes no focus there', async () => {
    const { container } = await render(<Pagination {...texts} next="#3" />);
    const previous = named(container, 'Previous page');
    expect(previous.getAttribute('role')).toBe('link');
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    expect(previous.matches('a, [tabindex]')).toBe(false);
  });
});
