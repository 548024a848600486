import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { cleanFileName, fileName } from './file-name.ts';

const meta = {
  title: 'Validators/Files/fileName',
  component: RulePage,
  args: ruleArgs({
    name: 'fileName',
    rule: fileName,
    statement: 'A name that every system can store: letters and digits of any script, spaces, and . _ - ( ).',
    source: 'S1 §5; 4-expectations 183',
    value: 'con:tract.pdf',
    normalize: cleanFileName,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
