import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Notice, noticeTones } from './Notice.tsx';

describe('Notice', () => {
  describeContract(<Notice>Words</Notice>);

  it.each(noticeTones)('interrupts a reader only when it is a danger: %s', async tone => {
    const { container } = await render(<Notice tone={tone}>Something</Notice>);
    expect(container.querySelector('[role="alert"]') !== null).toBe(tone === 'danger');
  });

  it('is read out politely when it appears by itself', async () => {
    const { container } = await render(<Notice isLive>Saved</Notice>);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Saved');
  });
});
