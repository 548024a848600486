import type { Meta, StoryObj } from '@storybook/react-vite';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { Status } from './Status.tsx';
import { statusTones } from './use-status.ts';

const meta = {
  title: 'Components/Status/Status',
  component: Status,
  args: { tone: 'info', children: 'Complete' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
/** A code brings its word in the reader's language, its tone and its dot. */
export const OfAVocabulary: Story = {
  globals: { locale: 'de-DE' },
  args: {
    of: { vocabulary: registrationStatus, code: registrationStatus.codes[0]! },
    tone: undefined,
    children: undefined,
  },
};
/** With a hollow dot, for states that are not final. */
export const Outlined: Story = { args: { tone: 'neutral', isOutlined: true, children: 'Incomplete' } };
/** Long text wraps or is cut off; the layout holds. */
export const LongText: Story = {
  tags: ['visual'],
  args: { tone: 'warning', children: 'Wartet auf die Genehmigung durch eine zweite Person' },
};
/** Every tone, filled and hollow. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-2 gap-3 text-sm">
      {statusTones.flatMap(tone =>
        [false, true].map(isOutlined => (
          <Status key={`${tone} ${isOutlined}`} tone={tone} isOutlined={isOutlined}>
            {tone}
          </Status>
        )),
      )}
    </div>
  ),
};
