import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

describe('Button', () => {
  describeContract(<Button>Save</Button>);

  it('does not send a form unless it is asked to', async () => {
    const { container } = await render(<Button>Save</Button>);
    expect(container.querySelector('button')?.type).toBe('button');
  });

  it.each([{ isDisabled: true }, { isBusy: true }])('does nothing while %o', async props => {
    const onClick = vi.fn();
    const { container } = await render(
      <Button {...props} onClick={onClick}>
        Save
      </Button>,
    );
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await perform(() => container.querySelector('button')?.dispatchEvent(press));
    expect(onClick).not.toHaveBeenCalled();
    expect(press.defaultPrevented).toBe(true);
  });

  it('names its reason only while it is disabled', async () => {
    const { container, rerender } = await render(<Button disabledReason="Too early">Accept</Button>);
    const button = container.querySelector('button')!;
    expect(button.hasAttribute('aria-describedby')).toBe(false);
    await rerender(
      <Button isDisabled disabledReason="Too early">
        Accept
      </Button>,
    );
    expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('Too early');
  });
});

describe('ButtonLink', () => {
  describeContract(<ButtonLink href="#a">New</ButtonLink>);
});
