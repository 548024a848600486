import { TextField } from '@dossier/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { placeholderLimit } from '../limits.ts';
import { Page, PageSection } from '../testing/page-parts.tsx';
import { substitute } from './substitute.ts';

function SubstitutePage() {
  const [text, setText] = useState('Dear {{name}}, {{ days }} days remain to sign {{contract}}.');
  const [name, setName] = useState('Anna Jansen');
  return (
    <Page title="substitute">
      <p className="text-md">
        Writes values into a text: the one engine for mails, templates, previews and error texts. A name
        stands in double curly braces; after {placeholderLimit} replacements the rest stays as it is, and so
        does a name without a value. What is written in is not read again.
      </p>
      <p className="text-text-muted">Source: S1 §5, S2 §9</p>
      <PageSection title="Playground">
        <div className="grid max-w-column gap-3">
          <TextField label="Text" value={text} onValueChange={setText} />
          <TextField label="name" value={name} onValueChange={setName} />
          <p role="status" className="rounded-md border border-border bg-surface-sunken p-3">
            {substitute(text, { name, days: 30 })}
          </p>
        </div>
      </PageSection>
    </Page>
  );
}

const meta = { title: 'Validators/Text/substitute', component: SubstitutePage } satisfies Meta<
  typeof SubstitutePage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Dear Anna Jansen, 30 days remain to sign {{contract}}.',
    );
  },
};
