import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { Spinner } from './Spinner.tsx';

describe('Spinner', () => {
  describeContract(<Spinner />);

  it('says what is going on', async () => {
    const { container } = await render(<Spinner label="Loading registrations" />);
    expect(container.querySelector('[role="status"]')?.textContent).toBe('Loading registrations');
  });

  it('is silent beside words that say it', async () => {
    const { container } = await render(<Spinner />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
