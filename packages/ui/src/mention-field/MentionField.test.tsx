import { describe, expect, it } from 'vitest';
import { describeContract, describeFieldContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { MentionField } from './MentionField.tsx';

const people = [{ id: 'malik', name: 'Malik Bakker' }];

describe('MentionField', () => {
  describeContract(<MentionField label="Comment" people={people} />, { target: 'textarea' });
  describeFieldContract(props => <MentionField {...props} people={people} />, 'textarea');

  it('is a plain text until an @ is typed', async () => {
    const { container } = await render(<MentionField label="Comment" people={people} value="Called." />);
    const area = container.querySelector('textarea');
    expect(area?.getAttribute('aria-autocomplete')).toBe('list');
    expect(area?.hasAttribute('aria-controls')).toBe(false);
    expect(document.querySelector('[role="listbox"]')).toBeNull();
  });
});
