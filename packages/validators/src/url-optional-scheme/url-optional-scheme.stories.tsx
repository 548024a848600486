import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { urlOptionalScheme } from './url-optional-scheme.ts';

const meta = {
  title: 'Validators/Text/urlOptionalScheme',
  component: RulePage,
  args: ruleArgs({
    name: 'urlOptionalScheme',
    rule: urlOptionalScheme,
    statement: 'A web address that may leave out its scheme and has no other: javascript: never passes.',
    source: 'S1 §5; WHATWG URL',
    value: 'javascript:alert(1)',
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
