import type { Meta, StoryObj } from '@storybook/react-vite';
import { brands } from '../theme/index.ts';

interface Args {
  /** Id of a story, as its address shows it. */
  story: string;
  /** Height of each frame in px. */
  height: number;
}

/** One story in all five looks. Each in a frame of its own, so that dialogs and menus are right too. */
const meta = {
  title: 'Foundations/Tenants side by side',
  // Its frames load Storybook itself, which is not there in a test.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
  args: { story: 'components-fields-textfield--matrix', height: 420 },
  render: ({ story, height }, { globals }) => {
    const { scheme, contrast, density, locale } = globals as Record<string, string>;
    return (
      <div className="grid gap-px bg-border md:grid-cols-2">
        {Object.values(brands).map(({ id, name }) => (
          <figure key={id} className="bg-surface">
            <figcaption className="px-4 py-2 text-xs text-text-muted">{name}</figcaption>
            <iframe
              title={name}
              src={`iframe.html?viewMode=story&id=${story}&globals=tenant:${id};scheme:${scheme};contrast:${contrast};density:${density};locale:${locale}`}
              style={{ width: '100%', height }}
            />
          </figure>
        ))}
      </div>
    );
  },
} satisfies Meta<Args>;
export default meta;

export const AnyStory: StoryObj<Args> = {};
