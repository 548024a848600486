import type { BatchObstacle } from '@dossier/api/contract';
import type { Blocker } from '@dossier/api/registrations';
import { formatCount } from '../../../shared/format.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useObstacleText as useAnyObstacleText } from '../../../shared/batches/use-obstacle-text.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useBlockerText } from '../record/use-blocker-text.ts';

/** Why a registration cannot be, or was not, changed: in a few words. */
export function useObstacleText(): (obstacle: BatchObstacle) => string {
  const t = useTranslations('batches');
  const textOf = useAnyObstacleText();
  const blockerText = useBlockerText();
  const [locale] = useLocale();
  return obstacle => {
    const { error, reasons } = obstacle;
    const [first, ...rest] = reasons;
    if (error === 'Blocked' && first) {
      const reason = blockerText({ ...first, section: null, partyId: null } as Blocker);
      return rest.length === 0
        ? reason
        : t($ => $.batches.reasonMore, {
            count: rest.length,
            formatted: formatCount(rest.length, locale),
            reason,
          });
    }
    return textOf(obstacle);
  };
}
