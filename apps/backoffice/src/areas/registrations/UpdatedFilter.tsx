import { updatedPeriods } from '@dossier/api/contract';
import { FilterChip } from '@dossier/ui/filter-bar';
import { Suspense, useState } from 'react';
import { formatPeriod } from '../../shared/format.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { ListState } from './list-address.ts';

/** Calendars come with the first person who asks for days of their own. */
const PeriodModal = lazyPart(async () => (await import('./PeriodModal.tsx')).PeriodModal);

const between = 'between';

/** When it changed last: in the latest days, or between two of them. */
export function UpdatedFilter({ state, onGo }: UpdatedFilterProps) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { updatedWithin, updatedFrom, updatedTo } = state;
  const label = t($ => $.registrations.columns.updated);
  const isBetween = updatedFrom !== '' || updatedTo !== '';
  const change = (chosen: string | undefined) => {
    if (chosen === between) setAsking(true);
    else onGo({ ...whenever, updatedWithin: updatedPeriods.find(days => String(days) === chosen) ?? null });
  };
  return (
    <>
      <FilterChip
        label={label}
        options={[
          ...updatedPeriods.map(days => ({
            value: String(days),
            label: t($ => $.registrations.filters.within, { count: days }),
          })),
          {
            value: between,
            label: isBetween
              ? formatPeriod(updatedFrom, updatedTo, locale)
              : t($ => $.registrations.filters.between),
          },
        ]}
        chosen={isBetween ? [between] : updatedWithin === null ? [] : [String(updatedWithin)]}
        // One at a time: the newest choice counts.
        onChange={chosen => change(chosen.at(-1))}
        removeLabel={t($ => $.registrations.filters.remove, { name: label })}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <PeriodModal
            from={updatedFrom}
            to={updatedTo}
            onChange={(from, to) => onGo({ ...whenever, updatedFrom: from, updatedTo: to })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** No filter of when it changed. */
export const whenever = { updatedWithin: null, updatedFrom: '', updatedTo: '' } as const;

interface UpdatedFilterProps {
  readonly state: Pick<ListState, keyof typeof whenever>;
  readonly onGo: (change: Partial<ListState>) => void;
}
