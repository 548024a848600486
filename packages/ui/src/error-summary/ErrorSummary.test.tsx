import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

describe('ErrorSummary', () => {
  describeContract(<ErrorSummary items={[]} />);

  it('leads to the first part of a group', async () => {
    const { container } = await render(
      <>
        <ErrorSummary items={[{ id: 'born', label: 'Date of birth', text: 'This field is required' }]} />
        <div id="born">
          <input aria-label="day" />
        </div>
      </>,
    );
    await perform(() => container.querySelector('a')?.click());
    expect(document.activeElement).toBe(container.querySelector('input'));
  });

  it('can take the focus, and is no stop of the Tab key', async () => {
    const { container } = await render(<ErrorSummary items={[]} />);
    expect(container.querySelector('[role="group"]')?.getAttribute('tabindex')).toBe('-1');
  });
});
