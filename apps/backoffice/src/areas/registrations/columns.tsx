import { useCompleteness, type RegistrationQuery, type RegistrationRow } from '@dossier/api/registrations';
import type { RiskQualificationSetting } from '@dossier/api/kyc';
import { PersonName } from '@dossier/ui/avatar';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { EntityName } from '@dossier/ui/entity-name';
import { MaskedValue } from '@dossier/ui/masked-value';
import type { Locale } from '@dossier/ui/messages';
import { RiskLevel } from '@dossier/ui/risk-level';
import { useMemo } from 'react';
import { formatRecent } from '../../shared/format.ts';
import { RowStatus } from '../../shared/RegistrationStatus.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useMayDecide } from '../../shared/use-may-decide.ts';
import { useIsWide } from '../../shared/use-media.ts';
import { useNow } from '../../shared/now.ts';
import { useVocabularyText, type VocabularyText } from '../../shared/vocabulary-text.ts';
import { riskLevelOf } from '../../shared/risk-level-of.ts';
import { useTranslations, type Translate } from '../../shared/translations.ts';
import { dataColumn } from './data-column.tsx';

type Levels = RiskQualificationSetting['levels'];

interface ColumnContext {
  readonly t: Translate<'registrations'>;
  readonly locale: Locale;
  readonly now: Date;
  readonly textOf: VocabularyText;
  readonly levels: Levels | undefined;
  readonly mayDecide: boolean;
  /** Null where there is no room for it. */
  readonly completeness: ReturnType<typeof useCompleteness> | null;
}

const kinds = { INDIVIDUAL: 'person', JOINT: 'people', BUSINESS: 'company' } as const;

/** The columns of the list, made again only when the language, the levels of risk or what is known of rows changes. */
export function useRegistrationColumns(
  levels: Levels | undefined,
  query: RegistrationQuery | null,
): DataTableColumn<RegistrationRow>[] {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const now = useNow();
  const isWide = useIsWide();
  const mayDecide = useMayDecide();
  const completeness = useCompleteness(isWide ? query : null);
  return useMemo(
    () =>
      registrationColumns({
        t,
        locale,
        now,
        textOf,
        levels,
        mayDecide,
        completeness: isWide ? completeness : null,
      }),
    [t, locale, now, textOf, levels, mayDecide, completeness, isWide],
  );
}

/** Chamber of commerce numbers stand in full, tax numbers masked (T8). */
function registrationColumns(context: ColumnContext): DataTableColumn<RegistrationRow>[] {
  const { t, locale, now, textOf, levels, mayDecide, completeness } = context;
  const texts = t($ => $.registrations.columns, { returnObjects: true });
  const notAssessed = t($ => $.registrations.notAssessed);
  const riskOf = (row: RegistrationRow) =>
    riskLevelOf(row.riskQualificationId, levels, { textOf, notAssessed });
  const statusText = (row: RegistrationRow) =>
    row.awaitsApproval ? t($ => $.registrations.awaitsApproval) : textOf('registrationStatus', row.status);
  return [
    {
      id: 'name',
      header: texts.name,
      isSortable: true,
      isPrimary: true,
      minWidth: 180,
      grow: 3,
      text: row => row.name,
      cell: row => <EntityName kind={kinds[row.type]}>{row.name}</EntityName>,
    },
    {
      id: 'city',
      header: texts.city,
      isSortable: true,
      ...(completeness && { minWidth: 100 }),
      isOnCard: false,
      grow: 0.8,
      text: row => row.city ?? '—',
    },
    {
      id: 'identifier',
      header: texts.identifier,
      // Its heading in full.
      minWidth: completeness ? 138 : 110,
      grow: 0.6,
      isOnCard: false,
      text: row => row.ssn ?? '—',
      cell: row => (row.ssn ? <MaskedValue masked={row.ssn} /> : '—'),
    },
    {
      id: 'channel',
      header: texts.channel,
      isSortable: true,
      // “Geïntegreerd” in full, where that does not cut names.
      ...(completeness && { minWidth: 112 }),
      isOnCard: false,
      grow: 0.8,
      text: row => textOf('channel', row.channel),
    },
    {
      id: 'assignee',
      header: texts.assignee,
      isSortable: true,
      minWidth: completeness ? 166 : 150,
      grow: 1.3,
      text: row => row.assignee ?? t($ => $.registrations.unassigned),
      cell: row =>
        row.assignee === null ? t($ => $.registrations.unassigned) : <PersonName>{row.assignee}</PersonName>,
    },
    ...(completeness ? [dataColumn(texts.data, completeness)] : []),
    {
      id: 'risk',
      header: texts.risk,
      minWidth: 118,
      text: row => riskOf(row).label,
      cell: row => <RiskLevel {...riskOf(row)} />,
    },
    {
      id: 'status',
      header: texts.status,
      isSortable: true,
      minWidth: 172,
      grow: 1.3,
      text: statusText,
      cell: row => <RowStatus row={row} mayDecide={mayDecide} />,
    },
    {
      id: 'updatedAt',
      header: texts.updated,
      align: 'end',
      isSortable: true,
      ...(completeness && { minWidth: 110 }),
      text: row => formatRecent(row.updatedAt, now, locale),
    },
  ];
}
