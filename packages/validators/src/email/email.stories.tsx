import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { email, normalizeEmail } from './email.ts';

const meta = {
  title: 'Validators/Sign-in and people/email',
  component: RulePage,
  args: ruleArgs({
    name: 'email',
    rule: email,
    statement:
      'An e-mail address that a mail server accepts: the production of HTML, with a top-level domain, without dots in a row, in the lengths of RFC 5321. Outer spaces are taken away; a line break is not.',
    source: 'S1 §5; WHATWG HTML; RFC 5321 §4.5.3.1',
    value: 'jan@voorbeeld',
    normalize: normalizeEmail,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
