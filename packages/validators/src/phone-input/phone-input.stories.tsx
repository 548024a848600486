import { TextField } from '@dossier/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { phoneNormalizedFrom } from '../limits.ts';
import { loadPhoneMetadata } from '../phone/metadata.ts';
import { Page, PageSection } from '../testing/page-parts.tsx';
import { maskPhone } from './masks.ts';
import { normalizePhoneInput } from './phone-input.ts';

function PhoneInputPage() {
  const [text, setText] = useState('0032 485 12 34 56');
  const { value, country } = normalizePhoneInput(text);
  return (
    <Page title="phoneInput">
      <p className="text-md">
        What a phone field does while somebody types: a leading 00 is +, and from {phoneNormalizedFrom}{' '}
        characters on the number is E.164 and shows the flag of its country. Others see it masked.
      </p>
      <p className="text-text-muted">Source: S1 §5, §9; libphonenumber</p>
      <PageSection title="Playground">
        <div className="grid max-w-column gap-3">
          <TextField label="Phone" value={text} onValueChange={setText} isCode inputMode="tel" />
          <dl className="grid grid-cols-[6rem_1fr] gap-y-1 [&_dt]:text-text-muted">
            <dt>Number</dt>
            <dd data-testid="number">{value}</dd>
            <dt>Country</dt>
            <dd data-testid="country">{country ?? 'not known yet'}</dd>
            <dt>Masked</dt>
            <dd data-testid="masked">{maskPhone(value)}</dd>
          </dl>
        </div>
      </PageSection>
    </Page>
  );
}

const meta = {
  title: 'Validators/Phone/phoneInput',
  component: PhoneInputPage,
  loaders: [loadPhoneMetadata],
} satisfies Meta<typeof PhoneInputPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('number')).toHaveTextContent('+32485123456');
    await expect(canvas.getByTestId('country')).toHaveTextContent('BE');
    await expect(canvas.getByTestId('masked')).toHaveTextContent('+32******456');
  },
};
