import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { render } from '../testing/render.tsx';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  describeContract(<IconButton label="Close" icon={<svg />} />);

  it('is named by its label', async () => {
    const { container } = await render(<IconButton label="Close" icon={<svg />} />);
    expect(container.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
  });

  it('shows why it does nothing rather than what it is called', async () => {
    const { container } = await render(
      <IconButton label="Close" icon={<svg />} isDisabled disabledReason="Not yet" />,
    );
    expect(container.querySelector('button')?.title).toBe('Not yet');
  });
});
