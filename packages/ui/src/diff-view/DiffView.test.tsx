import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { DiffView } from './DiffView.tsx';
import { mergedOf, openConflicts, type MergeField } from './merge.ts';
import { MergeView } from './MergeView.tsx';

const changes = [
  { id: 'city', label: 'City', before: 'Utrecht', after: 'Zeist' },
  { id: 'phone', label: 'Phone', before: null, after: '+31 6 12 34 56 78' },
  { id: 'fax', label: 'Fax', before: '030', after: null },
];
const field = (id: string, base: string, theirs: string, mine: string): MergeField => ({
  id,
  label: id,
  base,
  theirs,
  mine,
});
const fields = [
  field('street', 'Maliebaan 14', 'Maliebaan 41', 'Maliesingel 41'),
  field('mail', 'a@x', 'a@x', 'b@x'),
  field('phone', '200', '415', '200'),
  field('city', 'Utrecht', 'Zeist', 'Zeist'),
];

describe('DiffView', () => {
  describeContract(<DiffView label="Changes" changes={changes} />);
  it('says who changed what, and nothing more where the label says it', async () => {
    const { container } = await render(
      <DiffView
        label="Changes"
        changes={[
          { id: '1', label: 'City', before: 'Utrecht', after: 'Zeist', by: 'Malik Bakker, 10:41' },
          { id: '2', label: 'An extract was added', before: null, after: null, by: '10:39' },
        ]}
      />,
    );
    const values = [...container.querySelectorAll('dd')].map(value => value.textContent);
    expect(values).toEqual(['~ChangedUtrechtZeistMalik Bakker, 10:41', '10:39']);
  });
  describeContract(<DiffView label="Changes" changes={changes} layout="sideBySide" />);

  it('says in a word what happened to each field', async () => {
    const { container } = await render(<DiffView label="Changes" changes={changes} />);
    expect([...container.querySelectorAll('dd')].map(dd => dd.textContent)).toEqual([
      '~ChangedUtrechtZeist',
      '+Added+31 6 12 34 56 78',
      '−Removed030',
    ]);
  });

  it('says that nothing has changed', async () => {
    const { container } = await render(<DiffView label="Changes" changes={[]} />);
    expect(container.textContent).toBe('Nothing has changed.');
  });
});

describe('merging', () => {
  it('asks only where both changed a field, and differ', () => {
    expect(openConflicts(fields, {}).map(({ id }) => id)).toEqual(['street']);
    expect(openConflicts(fields, { street: 'mine' })).toEqual([]);
  });

  it('gives nothing until all is chosen, then every value', () => {
    expect(mergedOf(fields, {})).toBeUndefined();
    expect(mergedOf(fields, { street: 'theirs' })).toEqual({
      street: 'Maliebaan 41',
      mail: 'b@x',
      phone: '415',
      city: 'Zeist',
    });
  });
});

describe('MergeView', () => {
  const merge = (choices = {}, onChoose = vi.fn()) => (
    <MergeView label="Address" fields={fields} choices={choices} onChoose={onChoose} />
  );
  describeContract(merge());

  it('chooses nothing beforehand, and says what is left', async () => {
    const onChoose = vi.fn();
    const { container, rerender } = await render(merge({}, onChoose));
    const radios = container.querySelectorAll('input');
    expect([...radios].map(radio => radio.checked)).toEqual([false, false]);
    const status = container.querySelector('p[role="status"]')!;
    expect(status.textContent).toBe('1 field to choose: street');
    await perform(() => radios[1]!.click());
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('street', 'mine');
    await rerender(merge({ street: 'mine' }, onChoose));
    expect(status.textContent).toBe('Every field is chosen.');
  });
});
