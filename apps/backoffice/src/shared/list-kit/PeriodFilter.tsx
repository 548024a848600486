import { FilterChip } from '@dossier/ui/filter-bar';
import { Suspense, useState } from 'react';
import { formatPeriod } from '../format.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useLocale } from '../use-locale.ts';
import type { PeriodModalTexts } from './PeriodModal.tsx';

/** Calendars come with the first person who asks for days of their own. */
const PeriodModal = lazyPart(async () => (await import('./PeriodModal.tsx')).PeriodModal);

const between = 'between';

/** When something happened: in the latest days, or between two of them. */
export function PeriodFilter<Days extends number>({
  texts,
  periods,
  value,
  onChange,
}: PeriodFilterProps<Days>) {
  const [locale] = useLocale();
  const [isAsking, setAsking] = useState(false);
  const isBetween = value.from !== '' || value.to !== '';
  const change = (chosen: string | undefined) => {
    if (chosen === between) setAsking(true);
    else onChange({ within: periods.find(days => String(days) === chosen) ?? null, from: '', to: '' });
  };
  return (
    <>
      <FilterChip
        label={texts.label}
        options={[
          ...periods.map(days => ({ value: String(days), label: texts.within(days) })),
          {
            value: between,
            label: isBetween ? formatPeriod(value.from, value.to, locale) : texts.between,
          },
        ]}
        chosen={isBetween ? [between] : value.within === null ? [] : [String(value.within)]}
        // One at a time: the newest choice counts.
        onChange={chosen => change(chosen.at(-1))}
        removeLabel={texts.remove}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <PeriodModal
            texts={texts.modal}
            from={value.from}
            to={value.to}
            onChange={(from, to) => onChange({ within: null, from, to })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface Period<Days> {
  /** Days, today included; null for whenever. */
  readonly within: Days | null;
  /** Days (yyyy-mm-dd); empty for whenever. */
  readonly from: string;
  readonly to: string;
}

interface PeriodFilterProps<Days extends number> {
  readonly texts: {
    readonly label: string;
    readonly remove: string;
    readonly between: string;
    readonly within: (days: number) => string;
    readonly modal: PeriodModalTexts;
  };
  readonly periods: readonly Days[];
  readonly value: Period<Days>;
  readonly onChange: (value: Period<Days>) => void;
}
