import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { MaskedValue } from './MaskedValue.tsx';

describe('MaskedValue', () => {
  describeContract(<MaskedValue masked="•••603" />);

  it.each([
    ['phone', '+31612345678', '+31******678'],
    ['identifier', '111222603', '••••••603'],
  ] as const)('keeps of a %s what may be read', async (keep, value, masked) => {
    const { container } = await render(<MaskedValue keep={keep} value={value} />);
    expect(container.textContent).toBe(masked);
    expect(container.innerHTML).not.toContain(value);
  });

  it('has a button only where there is something to reveal', async () => {
    const { container } = await render(<MaskedValue masked="•••603" />);
    expect(container.querySelector('button')).toBeNull();
  });
});
