import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { RiskLevel } from './RiskLevel.tsx';

describe('RiskLevel', () => {
  describeContract(<RiskLevel level="high" label="High" />);

  it.each([
    ['low', 1],
    ['medium', 2],
    ['high', 3],
  ] as const)('fills %s with %i of three bars', async (level, filled) => {
    const { container } = await render(<RiskLevel level={level} label={level} />);
    const bars = [...container.querySelectorAll('rect')];
    expect(bars.filter(bar => bar.getAttribute('fill') !== 'none')).toHaveLength(filled);
  });

  it('has no mark while nobody has assessed it', async () => {
    const { container } = await render(<RiskLevel level={null} label="Not assessed" />);
    expect(container.querySelector('svg')).toBeNull();
    expect(container.textContent).toBe('Not assessed');
  });
});
