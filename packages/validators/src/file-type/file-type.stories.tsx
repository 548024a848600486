import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { fileType } from './file-type.ts';

const meta = {
  title: 'Validators/Files/fileType',
  component: RulePage,
  args: ruleArgs({
    name: 'fileType',
    rule: fileType,
    statement:
      'A file whose last extension is one of the 22 that may be uploaded, and that the tenant allows. Given by its name, or as anything with a name.',
    source: 'S2 §5',
    parameters: [
      { name: 'allowed', about: 'Extensions that the tenant allows; all of the map unless said otherwise.' },
    ],
    value: 'contract.exe',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
