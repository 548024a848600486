import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Popover } from './Popover.tsx';

const button = (
  <button type="button" id="opener">
    Filters
  </button>
);
const panel = () => document.querySelector('[role="group"]');
const press = (id: string) => perform(() => document.getElementById(id)!.click());

describe('Popover', () => {
  describeContract(
    <Popover label="Filters" button={button}>
      Content
    </Popover>,
  );

  it('is named, and says at its button whether it is open', async () => {
    await render(
      <Popover label="Filters" button={button}>
        Content
      </Popover>,
    );
    const opener = document.getElementById('opener')!;
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await press('opener');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(panel()?.getAttribute('aria-label')).toBe('Filters');
    expect(panel()?.id).toBe(opener.getAttribute('aria-controls'));
    await press('opener');
    expect(panel()).toBeNull();
  });

  it('gives its content what closes it, and the focus goes back', async () => {
    await render(
      <Popover label="Filters" button={button}>
        {({ close }) => (
          <button type="button" id="done" onClick={close}>
            Done
          </button>
        )}
      </Popover>,
    );
    await press('opener');
    expect(document.activeElement?.id).toBe('done');
    await press('done');
    expect(panel()).toBeNull();
    expect(document.activeElement?.id).toBe('opener');
  });

  it('leaves the focus at the button where it is asked to', async () => {
    await render(
      <Popover label="Filters" button={button} takesFocus={false}>
        <button type="button">Done</button>
      </Popover>,
    );
    await press('opener');
    expect(document.activeElement?.id).toBe('opener');
  });
});
