import { useMessages } from '@dossier/ui/messages';
import { SearchField } from '@dossier/ui/search-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Page, Table } from '../testing/page-parts.tsx';
import { countriesIn } from './countries.ts';

/** So many are shown at once: a page of 249 rows helps no one. */
const shownAtOnce = 12;

function CountriesPage() {
  const { locale } = useMessages();
  const [search, setSearch] = useState('');
  const query = search.trim().toLocaleLowerCase(locale);
  const matches = countriesIn(locale).filter(({ code, name }) =>
    `${code} ${name}`.toLocaleLowerCase(locale).includes(query),
  );
  return (
    <Page title="countries">
      <p className="text-md">
        The countries of ISO 3166-1. Their names come from the browser, in the language of the toolbar (
        {locale}); the Netherlands and Belgium stand first.
      </p>
      <p className="text-text-muted">Source: S1 §9, S2 §9; ISO 3166-1; Unicode CLDR</p>
      <SearchField
        label="Find a country"
        placeholder="Code or name"
        value={search}
        onValueChange={setSearch}
      />
      <p role="status" className="text-text-muted">
        {matches.length} countries
      </p>
      <Table caption="Countries" chainHeads={['Code', 'Name']}>
        {matches.slice(0, shownAtOnce).map(({ code, name }) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            <td lang={locale}>{name}</td>
          </tr>
        ))}
      </Table>
    </Page>
  );
}

const meta = {
  title: 'Validators/Vocabularies/Countries',
  component: CountriesPage,
} satisfies Meta<typeof CountriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('249 countries');
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('NL');
    await expect(second).toHaveTextContent('BE');
  },
};
