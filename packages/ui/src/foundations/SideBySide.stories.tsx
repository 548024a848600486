import type { Meta, StoryObj } from '@storybook/react-vite';
import { TenantFrames } from '../docs/TenantFrames.tsx';

interface Args {
  /** Id of a story, as its address shows it. */
  story: string;
}

/** One story in all five looks, by its id; “All tenants” of the toolbar does the same with the story that is open. Each in a frame of its own, so that dialogs and menus are right too. */
const meta = {
  title: 'Foundations/Tenants side by side',
  // Its frames load Storybook itself, which is not there in a test.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
  args: { story: 'components-fields-textfield--matrix' },
  render: ({ story }, { globals }) => {
    const { scheme, contrast, density, locale } = globals as Record<string, string>;
    return (
      <TenantFrames
        story={story}
        name={story}
        globals={{ scheme: scheme!, contrast: contrast!, density: density!, locale: locale! }}
      />
    );
  },
} satisfies Meta<Args>;
export default meta;

export const AnyStory: StoryObj<Args> = {};
