import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleArgs, RulePage } from '../testing/RulePage.tsx';
import * as examples from './examples.ts';
import { normalizeUrl, url } from './url.ts';

const meta = {
  title: 'Validators/Text/url',
  component: RulePage,
  args: ruleArgs({
    name: 'url',
    rule: url,
    statement: 'A web address that says http:// or https://.',
    source: 'S1 §5; WHATWG URL; RFC 3492',
    value: 'www.voorbeeld.nl',
    normalize: normalizeUrl,
    ...examples,
  }),
} satisfies Meta<typeof RulePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
