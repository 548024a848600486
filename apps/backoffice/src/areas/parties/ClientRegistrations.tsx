import type { PartyFile } from '@dossier/api/parties';
import type { Texts } from '@dossier/api/texts';
import { DataTable, type DataTableColumn } from '@dossier/ui/data-table';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { RegistrationStatus } from '../../shared/RegistrationStatus.tsx';
import { useTexts } from '../../shared/translations.ts';
import { useVocabularyText, type VocabularyText } from '../../shared/vocabulary-text.ts';

type Row = PartyFile['registrations'][number];

export function ClientRegistrations({ party }: { readonly party: PartyFile }) {
  const texts = useTexts('clientFile').registrations;
  const textOf = useVocabularyText();
  return (
    <Section title={texts.title}>
      {party.registrations.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable
          variant="plain"
          caption={texts.title}
          columns={columnsOf(texts, textOf)}
          rows={party.registrations}
          rowKey={({ _id }) => _id}
        />
      )}
    </Section>
  );
}

const columnsOf = (
  texts: Texts['clientFile']['registrations'],
  textOf: VocabularyText,
): readonly DataTableColumn<Row>[] => [
  {
    id: 'registration',
    header: texts.registration,
    isPrimary: true,
    grow: 2,
    text: row => `${row.number} · ${row.name}`,
    cell: row => (
      <Link href={`/administration/registrations/${row._id}`}>{`${row.number} · ${row.name}`}</Link>
    ),
  },
  { id: 'part', header: texts.part, text: row => texts.parts[row.part] },
  {
    id: 'status',
    header: texts.status,
    text: row => textOf('registrationStatus', row.status),
    cell: row => <RegistrationStatus code={row.status} />,
  },
];
