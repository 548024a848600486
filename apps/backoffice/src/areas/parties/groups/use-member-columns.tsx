import type { Membership } from '@dossier/api/parties';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Link } from '@dossier/ui/link';
import { RiskLevel } from '@dossier/ui/risk-level';
import { formatDay } from '../../../shared/format.ts';
import { PartyStatus } from '../../../shared/PartyStatus.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { clientAddress } from '../client-address.ts';
import { useRisk } from './use-risk.ts';

export function useMemberColumns(): readonly DataTableColumn<Membership>[] {
  const t = useTranslations('clientGroups');
  const { columns: texts } = useTexts('clientGroups');
  const textOf = useVocabularyText('party');
  const riskOf = useRisk();
  const [locale] = useLocale();
  const day = (text: string | null) => (text === null ? '—' : formatDay(text, locale));
  return [
    {
      id: 'name',
      header: texts.name,
      isPrimary: true,
      grow: 2,
      text: ({ party }) => party.name,
      cell: ({ party }) => <Link href={clientAddress(party._id)}>{party.name}</Link>,
    },
    {
      id: 'status',
      header: texts.status,
      text: ({ party }) => textOf('partyStatus', party.status),
      cell: ({ party }) => <PartyStatus code={party.status} />,
    },
    {
      id: 'risk',
      header: texts.risk,
      text: ({ party }) => riskOf(party.riskQualificationId).label,
      cell: ({ party }) => <RiskLevel {...riskOf(party.riskQualificationId)} />,
    },
    { id: 'from', header: texts.fromDay, align: 'end', text: ({ validFrom }) => day(validFrom) },
    {
      id: 'to',
      header: texts.to,
      align: 'end',
      text: ({ validTo }) =>
        validTo === null ? '—' : t($ => $.clientGroups.over, { day: formatDay(validTo, locale) }),
    },
  ];
}
