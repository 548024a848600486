import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { ProcessLane } from './ProcessLane.tsx';

const steps = [
  { id: 'collect', title: 'Complete the file', facts: ['Up to 10 working days'] },
  { id: 'end', title: 'Client accepted', facts: [], isEnd: true },
];

describe('ProcessLane', () => {
  describeContract(<ProcessLane steps={steps} />);

  it('reads the steps in their order, each with what holds for it', async () => {
    const { container } = await render(<ProcessLane steps={steps} />);
    const texts = [...container.querySelectorAll('ol > li')].map(step => step.textContent);
    expect(texts).toEqual(['Complete the fileUp to 10 working days', 'Client accepted']);
  });
});
