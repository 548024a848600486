import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { fileSize } from './file-size.ts';

const meta = {
  title: 'Validators/Files/fileSize',
  component: RulePage,
  args: ruleArgs({
    name: 'fileSize',
    rule: fileSize,
    statement:
      'A file of at most 15 × 1024 × 1024 bytes, this size included. Given in bytes, or as anything with a size.',
    source: 'S1 §5, S2 §5',
    parameters: [
      { name: 'max', about: 'Largest size in bytes; 15 MB unless said otherwise.' },
      { name: 'min', about: 'Smallest size in bytes; 1 refuses an empty file.' },
    ],
    value: '15728641',
    isJson: true,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
