import { useMessages } from '@dossier/ui/messages';
import { SearchField } from '@dossier/ui/search-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { errors, type ErrorCode } from './errors.ts';
import { Page, Table } from './testing/page-parts.tsx';

const codes = Object.keys(errors) as ErrorCode[];

function ErrorCataloguePage() {
  const { errors: texts, locale } = useMessages();
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const shown = codes.filter(code => {
    const { placement, severity } = errors[code];
    return `${code} ${placement} ${severity} ${texts[code]}`.toLowerCase().includes(query);
  });
  return (
    <Page title="Error catalogue">
      <p className="text-md">
        Every error and notice: its code, where it is shown, how grave it is, what its text needs, and the
        text in the language of the toolbar ({locale}).
      </p>
      <SearchField
        label="Find an error"
        placeholder="A code, a word of its text, toast, warning…"
        value={search}
        onValueChange={setSearch}
      />
      <p role="status" className="text-text-muted">
        {shown.length} of {codes.length}
      </p>
      <Table caption="Errors" chainHeads={['Code', 'Text', 'Placement', 'Severity', 'Parameters']}>
        {shown.map(code => (
          <tr key={code}>
            <td className="sm:whitespace-nowrap">
              <code>{code}</code>
            </td>
            <td lang={locale}>{texts[code]}</td>
            <td>{errors[code].placement}</td>
            <td>{errors[code].severity}</td>
            <td>
              <code>{Object.keys(errors[code].params).join(', ')}</code>
            </td>
          </tr>
        ))}
      </Table>
    </Page>
  );
}

const meta = {
  title: 'Validators/Error catalogue',
  component: ErrorCataloguePage,
} satisfies Meta<typeof ErrorCataloguePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** By a word of the text, in the language of the toolbar. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an error' }), 'neutral weight should');
    await expect(canvas.getByRole('status')).toHaveTextContent(`2 of ${codes.length}`);
    await expect(canvas.getByText('weightNeutralMax')).toBeVisible();
  },
};
