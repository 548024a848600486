import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

export const languages = [
  { code: 'en-US', name: 'English' },
  { code: 'nl-NL', name: 'Nederlands' },
  { code: 'fr-FR', name: 'Français' },
  { code: 'de-DE', name: 'Deutsch' },
] as const;

const meta = {
  title: 'Components/Structure/LanguageSwitcher',
  component: LanguageSwitcher,
  args: { value: 'en-US', languages, onValueChange: fn() },
  excludeStories: ['languages'],
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Nederlands');
    await expect(args.onValueChange).toHaveBeenCalledWith('nl-NL');
  },
};

/** On the page, on the navigation, on the brand's own colour. */
export const Matrix: Story = {
  tags: ['visual'],
  render: args => (
    <div className="flex w-fit">
      <div className="p-3">
        <LanguageSwitcher {...args} />
      </div>
      <div className="bg-nav p-3">
        <LanguageSwitcher {...args} on="nav" />
      </div>
      <div className="bg-primary-solid p-3">
        <LanguageSwitcher {...args} on="solid" />
      </div>
    </div>
  ),
};
