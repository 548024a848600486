import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Menu } from '../menu/Menu.tsx';
import { Modal } from '../modal/Modal.tsx';
import { brands, createTheme, themeCss } from '../theme/index.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  title: 'Components/Structure/ThemeScope',
  component: ThemeScope,
  // Its colours are those of another look, and the audit knows the page's.
  parameters: { audit: false },
  args: {
    scheme: 'dark',
    className: 'rounded-md p-panel',
    children: <Button variant="primary">Send for review</Button>,
  },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dark part of a light page. */
export const Default: Story = { tags: ['visual'] };
export const Playground: Story = {};

const lumen = createTheme(brands.lumen);

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeCss(lumen));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, []);
  return (
    <ThemeScope tenant="lumen" scheme="dark" contrast="standard" className="flex gap-3 rounded-md p-panel">
      <span data-testid="raised" className="size-8 rounded-md border border-border bg-surface-raised" />
      <Menu
        button={<Button>More</Button>}
        groups={[[{ id: 'archive', label: 'Archive', onSelect: () => undefined }]]}
      />
      <Button variant="primary" onClick={() => setOpen(true)}>
        Close the file
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Close the file?" width={460}>
        The client keeps reading access.
      </Modal>
    </ThemeScope>
  );
}

/** What opens from inside a scope stands at the end of the page, and has the look of the scope. */
export const WhatOpens: Story = {
  render: () => <Overlays />,
  play: async ({ canvas, step }) => {
    const ground = getComputedStyle(canvas.getByTestId('raised')).backgroundColor;
    await expect(ground).not.toBe(getComputedStyle(document.body).backgroundColor);
    await step('a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await expect(getComputedStyle(await screen.findByRole('menu')).backgroundColor).toBe(ground);
      await userEvent.keyboard('{Escape}');
    });
    await step('a dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the file' }));
      const text = await screen.findByText('The client keeps reading access.');
      const panel = text.closest('.shadow-dialog')!;
      await expect(getComputedStyle(panel).backgroundColor).toBe(ground);
      await userEvent.keyboard('{Escape}');
    });
  },
};
