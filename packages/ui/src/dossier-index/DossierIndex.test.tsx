import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { DossierIndex } from './DossierIndex.tsx';

const sections = [
  { id: 'parties', label: 'Parties', state: '4', href: '#parties' },
  { id: 'documents', label: 'Documents', href: '#documents' },
];
const index = (onChange = vi.fn()) => (
  <DossierIndex label="Sections" sections={sections} current="parties" tone="info" onChange={onChange}>
    Four parties
  </DossierIndex>
);

describe('DossierIndex', () => {
  describeContract(index());

  it('says which section is open', async () => {
    const { container } = await render(index());
    expect(container.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe('#parties');
  });

  it('leads to a section by its select where there is no room for tabs', async () => {
    const onChange = vi.fn();
    const { container } = await render(index(onChange));
    const select = container.querySelector('select')!;
    await perform(() => {
      select.value = 'documents';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(sections[1]);
  });
});
