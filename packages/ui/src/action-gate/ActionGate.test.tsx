import { describe, expect, it } from 'vitest';
import { Button } from '../button/Button.tsx';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { ActionGate } from './ActionGate.tsx';

const accept = (reasons: readonly string[]) => (
  <ActionGate reasons={reasons}>{gate => <Button {...gate}>Accept</Button>}</ActionGate>
);

describe('ActionGate', () => {
  describeContract(accept([]) as Parameters<typeof describeContract>[0]);

  it('opens when there is no reason left, and then says nothing', async () => {
    const { container, rerender } = await render(accept(['Two sections are incomplete']));
    const button = container.querySelector('button')!;
    const reasons = document.getElementById(button.getAttribute('aria-describedby')!);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(reasons?.textContent).toBe('Two sections are incomplete');
    await rerender(accept([]));
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(button.hasAttribute('aria-describedby')).toBe(false);
    expect(reasons?.textContent).toBe('');
  });

  it('lists several reasons', async () => {
    const { container } = await render(accept(['One', 'Two']));
    expect([...container.querySelectorAll('li')].map(item => item.textContent)).toEqual(['One', 'Two']);
  });
});
