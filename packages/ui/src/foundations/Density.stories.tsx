import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Select } from '../select/Select.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { densities } from '../theme/index.ts';

/** The same work in three densities. A firm has one; a person may choose another. */
const meta = {
  title: 'Foundations/Density',
  tags: ['!autodocs', 'visual'],
  render: () => (
    <div className="grid gap-8 md:grid-cols-3">
      {densities.map(density => (
        <section
          key={density}
          data-density={density}
          aria-label={density}
          className="grid content-start gap-field"
        >
          <h2 className="text-lg">{density}</h2>
          <TextField label="First name" value="Zoë" readOnly />
          <Select label="Type" value="A" options={[{ value: 'A', label: 'Individual' }]} />
          <Checkbox label="Trust this computer" isChecked onValueChange={() => undefined} />
          <div className="flex gap-2">
            <Button variant="primary">Save</Button>
            <Button size="small">Small</Button>
          </div>
          <ul className="border-t border-border">
            {['Utrecht', 'Antwerpen', 'Liège'].map(city => (
              <li key={city} className="flex h-row items-center border-b border-border px-cell text-sm">
                {city}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
} satisfies Meta;
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    const heights = (selector: string) =>
      densities.map(
        density =>
          canvas.getByRole('region', { name: density }).querySelector(selector)!.getBoundingClientRect()
            .height,
      );
    await step('rows are 32, 40 and 48 px', async () => {
      await expect(heights('li')).toEqual([32, 40, 48]);
    });
    await step('controls are 28, 34 and 40 px', async () => {
      await expect(heights('input[type="text"]')).toEqual([28, 34, 40]);
    });
    await step('nothing that can be pressed is smaller than 24 px', async () => {
      await expect(
        Math.min(...heights('label:has(input)'), ...heights('button + button')),
      ).toBeGreaterThanOrEqual(24);
    });
  },
};
