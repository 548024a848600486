import type { Connection } from '@dossier/api/parties';
import type { DataTableColumn } from '@dossier/ui/data-table';
import { Link } from '@dossier/ui/link';
import { useMemo } from 'react';
import { formatDay, formatPercentage } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { clientAddress } from '../client-address.ts';
import { useHoldingOf } from './use-holding-of.ts';

/** How a connection reads from one of its ends: S2's type, or its reverse. */
export function typeSeenFrom({ type, from }: Pick<Connection, 'type' | 'from'>, id: string): string {
  const isFrom = from._id === id;
  if (type === 'OWN') return isFrom ? 'OWN' : 'OWD';
  if (type === 'RPD') return isFrom ? 'RPD' : 'RPV';
  return type;
}

/** The columns of a client's connections, each read from the client. */
export function useConnectionColumns(id: string): readonly DataTableColumn<Connection>[] {
  const { columns: texts, ended } = useTexts('connections');
  const textOf = useVocabularyText('party');
  const holdingOf = useHoldingOf();
  const [locale] = useLocale();
  return useMemo(() => {
    const otherOf = ({ from, to }: Connection) => (from._id === id ? to : from);
    const shareOf = (row: Connection) => {
      const { share, note } = holdingOf(row);
      if (share === undefined) return note ?? '—';
      const text = formatPercentage(Number(share), locale);
      return note === undefined ? text : `${text} (${note})`;
    };
    const day = (text: string | null) => (text === null ? '—' : formatDay(text, locale));
    const typeOf = (row: Connection) => row.label ?? textOf('relationType', typeSeenFrom(row, id));
    return [
      { id: 'type', header: texts.type, minWidth: 140, text: typeOf },
      {
        id: 'party',
        header: texts.party,
        isPrimary: true,
        grow: 2,
        text: row => otherOf(row).name,
        cell: row => <Link href={clientAddress(otherOf(row)._id)}>{otherOf(row).name}</Link>,
      },
      { id: 'share', header: texts.share, align: 'end', text: shareOf },
      { id: 'from', header: texts.from, align: 'end', text: row => day(row.validFrom) },
      {
        id: 'to',
        header: texts.to,
        align: 'end',
        text: row => (row.validTo === null ? '—' : `${ended}: ${day(row.validTo)}`),
      },
    ];
  }, [id, holdingOf, texts, ended, textOf, locale]);
}
