import type { RegistrationRow } from '@dossier/api/registrations';
import type { RiskQualificationSetting } from '@dossier/api/kyc';
import { Avatar } from '@dossier/ui/avatar';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { EntityName } from '@dossier/ui/entity-name';
import { Cluster } from '@dossier/ui/layout';
import { MaskedValue } from '@dossier/ui/masked-value';
import { RiskLevel } from '@dossier/ui/risk-level';
import { formatMoment } from '../../shared/format.ts';
import type { Locale } from '../../shared/locale.ts';
import { RegistrationStatus } from '../../shared/RegistrationStatus.tsx';
import type { VocabularyText } from '../../shared/vocabulary-text.ts';
import type { Words } from '../../shared/words.ts';

interface ColumnContext {
  readonly t: Words;
  readonly locale: Locale;
  readonly now: Date;
  readonly textOf: VocabularyText;
  readonly levels: RiskQualificationSetting['levels'];
}

const kinds = { INDIVIDUAL: 'person', JOINT: 'people', BUSINESS: 'company' } as const;
const marks = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high', UNACCEPTABLE: 'unacceptable' } as const;

/** The columns of the list of registrations. Chamber of commerce numbers stand in full, tax numbers masked (T8). */
export function registrationColumns({
  t,
  locale,
  now,
  textOf,
  levels,
}: ColumnContext): DataTableColumn<RegistrationRow>[] {
  const words = t($ => $.registrations.columns, { returnObjects: true });
  return [
    {
      id: 'name',
      header: words.name,
      isSortable: true,
      isPrimary: true,
      cell: row => <EntityName kind={kinds[row.type]}>{row.name}</EntityName>,
    },
    { id: 'city', header: words.city, isSortable: true, cell: row => row.city ?? '—' },
    {
      id: 'identifier',
      header: words.identifier,
      isNoWrap: true,
      cell: row => (row.ssn ? <MaskedValue masked={row.ssn} /> : '—'),
    },
    {
      id: 'channel',
      header: words.channel,
      isSortable: true,
      isOnCard: false,
      cell: row => textOf('channel', row.channel),
    },
    {
      id: 'assignee',
      header: words.assignee,
      isSortable: true,
      isNoWrap: true,
      cell: row =>
        row.assignee === null ? (
          t($ => $.registrations.unassigned)
        ) : (
          <Cluster gap="small">
            <Avatar name={row.assignee} />
            {row.assignee}
          </Cluster>
        ),
    },
    {
      id: 'risk',
      header: words.risk,
      isNoWrap: true,
      cell: row => {
        const level = levels.find(known => known.id === row.riskQualificationId);
        return (
          <RiskLevel
            level={level ? marks[level.id] : null}
            label={
              level ? (level.name ?? textOf('riskLevel', level.id)) : t($ => $.registrations.notAssessed)
            }
          />
        );
      },
    },
    {
      id: 'status',
      header: words.status,
      isSortable: true,
      isNoWrap: true,
      cell: row => <RegistrationStatus code={row.status} />,
    },
    {
      id: 'updatedAt',
      header: words.updated,
      align: 'end',
      isSortable: true,
      cell: row => formatMoment(row.updatedAt, now, locale),
    },
  ];
}
