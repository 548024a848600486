import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Checklist } from './Checklist.tsx';

const items = [
  { id: '1', title: 'Identity document', about: 'Maarten · Valid until 2 March 2029', isDone: true },
  {
    id: '2',
    title: 'Chamber-of-commerce extract',
    about: 'De Haven · Missing',
    isDone: false,
    action: <button type="button">Upload</button>,
  },
];

describe('Checklist', () => {
  describeContract(<Checklist items={items} />);

  it('says of each line how it stands, and what can be done', async () => {
    const { container } = await render(<Checklist items={items} />);
    const [done, missing] = container.querySelectorAll('li');
    expect(done?.textContent).toContain('Valid until 2 March 2029');
    expect(done?.querySelector('button')).toBeNull();
    expect(missing?.querySelector('button')?.textContent).toBe('Upload');
  });
});
