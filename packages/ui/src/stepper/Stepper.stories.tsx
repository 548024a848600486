import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stepper, type Step } from './Stepper.tsx';

const steps: readonly Step[] = [
  { id: 'data', label: 'Data', state: 'done', href: '#data' },
  { id: 'identity', label: 'Identity', state: 'done', href: '#identity' },
  { id: 'checks', label: 'Checks', state: 'current' },
  { id: 'decision', label: 'Decision', state: 'open' },
  { id: 'signing', label: 'Signing', state: 'open' },
];

const meta = {
  title: 'Components/Structure/Stepper',
  component: Stepper,
  args: { label: 'Steps of the registration', steps },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['tree'],
  play: async ({ canvas, step }) => {
    await step('what is done can be gone back to, what is not yet open cannot', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /Data/ })).toHaveFocus();
      await expect(canvas.getAllByRole('link')).toHaveLength(2);
    });
  },
};
export const Playground: Story = {};
/** A step is blocked, and says why. */
export const Blocked: Story = {
  args: { steps: steps.map(step => (step.id === 'checks' ? { ...step, state: 'blocked' } : step)) },
};
/** All steps are done. */
export const AllDone: Story = { args: { steps: steps.map(step => ({ ...step, state: 'done' })) } };
/** Below 768 px one line says it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  globals: { locale: 'de-DE' },
  args: {
    label: 'Schritte der Registrierung',
    steps: steps.map(step => ({ ...step, label: `${step.label} und Vollständigkeitsprüfung` })),
  },
};
/** At its start, under way, held up, done. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-8">
      <Stepper
        label="Start"
        steps={steps.map((step, i) => ({ ...step, state: i === 0 ? 'current' : 'open' }))}
      />
      <Stepper label="Under way" steps={steps} />
      <Stepper
        label="Held up"
        steps={steps.map(step => (step.id === 'checks' ? { ...step, state: 'blocked' } : step))}
      />
      <Stepper label="Done" steps={steps.map(step => ({ ...step, state: 'done' }))} />
    </div>
  ),
};
