import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fonts, fontStack, type FontId } from '../theme/index.ts';

const ids = Object.keys(fonts) as FontId[];
const amounts = ['1 234 567,89', '1 111 111,11', '−8 888 888,00', '€ 1 000'];

/** The closed list of typefaces, with what a ledger asks of them: figures of one width. */
const meta = {
  title: 'Foundations/Fonts',
  tags: ['!autodocs'],
  render: () => (
    <div className="grid gap-6">
      <h1 className="font-heading text-2xl">Fonts</h1>
      {ids.map(id => (
        <section
          key={id}
          className="grid gap-2 border-t border-border pt-4 md:grid-cols-[12rem_1fr_14rem] md:gap-6"
        >
          <div>
            <h2 className="text-sm font-semibold">{fonts[id].name}</h2>
            <p className="text-xs text-text-muted">
              <code>{id}</code>, for{' '}
              {{ text: 'text and headings', heading: 'headings', mono: 'identifiers' }[fonts[id].use]}
            </p>
          </div>
          <div style={{ fontFamily: fontStack(id) }}>
            <p className="text-xl font-semibold">Every client, complete and accounted for</p>
            <p className="text-md">
              Zoë Müller-’t Hart, Łódź · Čeština · Şişli · Ștefan · Cafétéria d’Hœilaart
            </p>
            <p className="text-md">NL91 ABNA 0417 1643 00</p>
          </div>
          <div
            className="justify-self-start text-end text-md"
            style={{ fontFamily: fontStack(id) }}
            data-figures={id}
          >
            {amounts.map(amount => (
              <p key={amount}>{amount}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
} satisfies Meta;
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ step }) => {
    for (const id of ids)
      await step(`${fonts[id].name} is there, and its figures have one width`, async () => {
        await document.fonts.load(`16px "${fonts[id].family}"`);
        await expect(document.fonts.check(`16px "${fonts[id].family}"`)).toBe(true);
        const probe = document.createElement('span');
        probe.style.cssText = `font:16px "${fonts[id].family}";font-variant-numeric:tabular-nums;position:absolute`;
        document.body.append(probe);
        const widths = '0123456789'.split('').map(figure => {
          probe.textContent = figure.repeat(20);
          return Math.round(probe.getBoundingClientRect().width);
        });
        probe.remove();
        await expect(new Set(widths).size).toBe(1);
      });
  },
};
