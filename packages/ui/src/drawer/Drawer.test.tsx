import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { perform, render } from '../testing/render.tsx';
import { Drawer, drawerSides } from './Drawer.tsx';

const dialog = () => document.querySelector('[role="dialog"]');

describe('Drawer', () => {
  describeContract(
    <Drawer isOpen onClose={vi.fn()} title="Zoë Müller">
      Content
    </Drawer>,
    { target: '[role="dialog"] [id^="headlessui-dialog-panel"]', isOverlay: true },
  );

  it.each(drawerSides)('is a modal dialog at the %s, named by its title', async side => {
    await render(
      <Drawer isOpen onClose={vi.fn()} title="Zoë Müller" side={side}>
        Content
      </Drawer>,
    );
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(dialog()!.getAttribute('aria-labelledby')!)?.textContent).toBe(
      'Zoë Müller',
    );
  });

  it('asks its owner to close it', async () => {
    const onClose = vi.fn();
    await render(
      <Drawer isOpen onClose={onClose} title="Zoë Müller">
        Content
      </Drawer>,
    );
    await perform(() => dialog()!.querySelector<HTMLElement>('button[aria-label="Close"]')!.click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog()).not.toBeNull();
  });

  it('is not there while it is closed', async () => {
    await render(
      <Drawer isOpen={false} onClose={vi.fn()} title="Zoë Müller">
        Content
      </Drawer>,
    );
    expect(dialog()).toBeNull();
  });
});
