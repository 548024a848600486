import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: 'Components/Status/Notice',
  component: Notice,
  args: { children: 'Your user was created by Admin. Please, change your password, below.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** With a link in the text. */
export const WithLink: Story = {
  args: {
    tone: 'warning',
    children: (
      <>
        30 days remain to update your signing settings. <Link href="#settings">Open settings</Link>
      </>
    ),
  },
};
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    tone: 'warning',
    title: 'Diese Empfängerin hat keinen Zugang zum Kundenportal',
    children:
      'Legen Sie für diese beteiligte Person zuerst einen Zugang zum Kundenportal an, bevor Sie ihr eine Einladung zur Unterzeichnung der Vertragsunterlagen senden.',
  },
  decorators: [
    Story => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};

/** Someone waits for the reader: the one place for the accent. */
export const Decision: Story = {
  args: {
    tone: 'decision',
    title: 'Malik Bakker asks you to accept this client',
    children: 'You can decide: you did not enter or change this data.',
    actions: <Link href="#decide">Review and decide</Link>,
  },
};

/** Every tone, with and without a title. */
export const Matrix: Story = {
  tags: ['visual', 'key'],
  render: () => (
    <div className="grid gap-3">
      {noticeTones.flatMap(tone => [
        <Notice key={tone} tone={tone}>
          Something that stays while it is true. <Link href="#a">A link</Link>
        </Notice>,
        <Notice key={`${tone} title`} tone={tone} title="With a title">
          Something that stays while it is true.
        </Notice>,
      ])}
    </div>
  ),
};
