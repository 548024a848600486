import type { RiskQualificationSetting } from '@dossier/api/kyc';
import { useCustomFields, type PartyRow } from '@dossier/api/parties';
import { PersonName } from '@dossier/ui/avatar';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { EntityName } from '@dossier/ui/entity-name';
import type { Locale } from '@dossier/ui/messages';
import { RiskLevel } from '@dossier/ui/risk-level';
import { useMemo } from 'react';
import { formatCount, formatDay, formatRecent } from '../../shared/format.ts';
import { PartyStatus } from '../../shared/PartyStatus.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useNow } from '../../shared/now.ts';
import { useVocabularyText, type VocabularyText } from '../../shared/vocabulary-text.ts';
import { riskLevelOf } from '../../shared/risk-level-of.ts';
import { useTranslations, type Translate } from '../../shared/translations.ts';
import { fieldsOfList, ownColumns } from './custom-fields/own-columns.ts';
import type { ClientList } from './list-filters.ts';

type Levels = RiskQualificationSetting['levels'];

interface ColumnContext {
  readonly t: Translate<'clients' | 'registrations'>;
  readonly locale: Locale;
  readonly now: Date;
  readonly textOf: VocabularyText<'party'>;
  readonly levels: Levels | undefined;
}

const kinds: Readonly<Record<string, 'person' | 'people' | 'company'>> = {
  NP: 'person',
  NPG: 'people',
  LE: 'company',
};

/** The columns of a list of clients, made again only when the language or the levels of risk change. */
export function useClientColumns(list: ClientList, levels: Levels | undefined): DataTableColumn<PartyRow>[] {
  const t = useTranslations('clients', 'registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText('party');
  const now = useNow();
  const custom = useCustomFields();
  const fields = custom.data?.items;
  return useMemo(() => {
    const columns = clientColumns({ t, locale, now, textOf, levels });
    const { yes, no } = t($ => $.clients.customField, { returnObjects: true });
    return [
      ...list.options.columnIds.flatMap(id => columns.find(column => column.id === id) ?? []),
      ...ownColumns(fieldsOfList(fields ?? [], list), { locale, yes, no }),
    ];
  }, [t, locale, now, textOf, levels, list, fields]);
}

/** Numbers of registers stand in full; a tax number stands in no list (T8). */
function clientColumns({ t, locale, now, textOf, levels }: ColumnContext): DataTableColumn<PartyRow>[] {
  const texts = t($ => $.clients.columns, { returnObjects: true });
  const notAssessed = t($ => $.registrations.notAssessed);
  const riskOf = (row: PartyRow) => riskLevelOf(row.riskQualificationId, levels, { textOf, notAssessed });
  return [
    {
      id: 'name',
      header: texts.name,
      isSortable: true,
      isPrimary: true,
      minWidth: 200,
      grow: 3,
      text: row => row.name,
      cell: row => <EntityName kind={kinds[row.type] ?? 'person'}>{row.name}</EntityName>,
    },
    {
      id: 'beganOn',
      header: texts.birth,
      minWidth: 116,
      grow: 0.9,
      text: row => (row.beganOn ? formatDay(row.beganOn, locale) : '—'),
    },
    {
      id: 'number',
      header: texts.number,
      minWidth: 116,
      grow: 0.9,
      text: row => row.chamberOfCommerceNo ?? '—',
    },
    {
      id: 'kind',
      header: texts.kind,
      minWidth: 132,
      isOnCard: false,
      text: row => textOf('partyType', row.type),
    },
    {
      id: 'city',
      header: texts.city,
      isOnCard: false,
      grow: 1.25,
      text: row => row.city ?? '—',
    },
    {
      id: 'registrations',
      header: texts.registrations,
      align: 'end',
      minWidth: 120,
      isOnCard: false,
      grow: 0.6,
      text: row => (row.registrations === 0 ? '—' : formatCount(row.registrations, locale)),
    },
    {
      id: 'assignee',
      header: texts.assignee,
      minWidth: 168,
      isOnCard: false,
      text: row => row.assignee ?? t($ => $.registrations.unassigned),
      cell: row =>
        row.assignee === null ? t($ => $.registrations.unassigned) : <PersonName>{row.assignee}</PersonName>,
    },
    {
      id: 'risk',
      header: texts.risk,
      minWidth: 128,
      text: row => riskOf(row).label,
      cell: row => {
        return <RiskLevel {...riskOf(row)} />;
      },
    },
    {
      id: 'status',
      header: texts.status,
      minWidth: 116,
      grow: 0.8,
      text: row => textOf('partyStatus', row.status),
      cell: row => <PartyStatus code={row.status} />,
    },
    {
      id: 'nextReviewOn',
      header: texts.nextReview,
      minWidth: 132,
      isSortable: true,
      text: row => (row.nextReviewOn ? formatDay(row.nextReviewOn, locale) : '—'),
    },
    {
      id: 'updatedAt',
      header: texts.updated,
      align: 'end',
      isSortable: true,
      text: row => formatRecent(row.updatedAt, now, locale),
    },
  ];
}
