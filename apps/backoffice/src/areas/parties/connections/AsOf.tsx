import { Button } from '@dossier/ui/button';
import { DateField } from '@dossier/ui/date-field';
import { Cluster } from '@dossier/ui/layout';
import { useTexts } from '../../../shared/translations.ts';

/** The day as of which connections are shown; today while none is chosen. */
export function AsOf({ day, onDay }: AsOfProps) {
  const { connections: texts } = useTexts('clientFile');
  return (
    <Cluster>
      <DateField
        label={texts.asOf}
        hint={texts.asOfHint}
        {...(day !== null && { value: day })}
        // A day that is being typed is none yet.
        onValueChange={value => value !== '' && value !== day && onDay(value)}
      />
      {day !== null && <Button onClick={() => onDay('')}>{texts.today}</Button>}
    </Cluster>
  );
}

interface AsOfProps {
  /** yyyy-mm-dd */
  readonly day: string | null;
  /** Called with `yyyy-mm-dd`, or with nothing for today. */
  readonly onDay: (day: string) => void;
}
