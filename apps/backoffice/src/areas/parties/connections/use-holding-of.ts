import type { Connection } from '@dossier/api/parties';
import type { OwnershipEdge } from '@dossier/ui/ownership-graph';
import { useMemo } from 'react';
import { formatPercentage } from '../../../shared/format.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

type HoldingOf = (connection: Connection) => Pick<OwnershipEdge, 'share' | 'note'>;

/** What a connection gives its holder: a share of the capital as it was entered, and what it is or what there is in its place. */
export function useHoldingOf(): HoldingOf {
  const t = useTranslations('connections');
  const { bases } = useTexts('connections');
  const [locale] = useLocale();
  return useMemo(() => {
    const write = (percent: string) => formatPercentage(Number(percent), locale);
    const rangeOf = (low: string, high: string) =>
      low === high ? write(low) : `${write(low)} – ${write(high)}`;
    const votesOf = ({ economicLow, economicHigh, votingLow, votingHigh }: Connection) => {
      const [low, high] = [votingLow ?? economicLow, votingHigh ?? economicHigh];
      return low === null || high === null
        ? undefined
        : t($ => $.connections.ofVotes, { votes: rangeOf(low, high) });
    };
    return connection => {
      const { type, via, economicLow, economicHigh, votingLow, votingHigh } = connection;
      if (type !== 'OWN') return {};
      if (via === 'votes') return { note: votesOf(connection) };
      const isRange = economicLow !== null && economicHigh !== null && economicLow !== economicHigh;
      const differs = votingLow !== null && (votingLow !== economicLow || votingHigh !== economicHigh);
      const notes = [
        ...(isRange ? [rangeOf(economicLow, economicHigh)] : []),
        ...(via === null || via === 'shares' ? [] : [bases[via]]),
        ...(differs ? [votesOf(connection)] : []),
      ];
      return {
        ...(economicLow !== null && !isRange && { share: economicLow }),
        ...(notes.length > 0 && { note: notes.join(', ') }),
      };
    };
  }, [t, bases, locale]);
}
