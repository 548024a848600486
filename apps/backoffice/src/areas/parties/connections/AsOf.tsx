import type { Connection } from '@dossier/api/parties';
import { Stack } from '@dossier/ui/layout';
import { Slider } from '@dossier/ui/slider';
import { formatDay } from '../../../shared/format.ts';
import { useNow } from '../../../shared/now.ts';
import { useTexts } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { AsOfField } from '../AsOfField.tsx';
import { changeDays } from './change-days.ts';

/** The day as of which connections are shown, typed or found along the days on which one changed; today while none is chosen. */
export function AsOf({ day, connections, onDay, onSlide }: AsOfProps) {
  const texts = useTexts('connections');
  const [locale] = useLocale();
  const today = useNow().toISOString().slice(0, 10);
  const days = changeDays(connections, today, day);
  return (
    <Stack width="form">
      {days.length > 0 && (
        <Slider
          label={texts.changes}
          hint={texts.changesHint}
          steps={[
            ...days.map(value => ({ value, label: formatDay(value, locale) })),
            { value: '', label: texts.now },
          ]}
          value={day ?? ''}
          onValueChange={onSlide}
        />
      )}
      <AsOfField day={day} hint={texts.asOfHint} onDay={onDay} />
    </Stack>
  );
}

interface AsOfProps {
  /** yyyy-mm-dd */
  readonly day: string | null;
  readonly connections: readonly Connection[];
  /** Called with `yyyy-mm-dd`, or with nothing for today. */
  readonly onDay: (day: string) => void;
  /** The same, for each day on the way of the slider. */
  readonly onSlide: (day: string) => void;
}
