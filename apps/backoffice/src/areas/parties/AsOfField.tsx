import { Button } from '@dossier/ui/button';
import { DateField } from '@dossier/ui/date-field';
import { Cluster } from '@dossier/ui/layout';
import { useTexts } from '../../shared/translations.ts';

/** A day of the past that something is shown as of, and the way back to today. */
export function AsOfField({ day, hint, onDay }: AsOfFieldProps) {
  const texts = useTexts('connections');
  return (
    <Cluster>
      <DateField
        key={day}
        label={texts.asOf}
        hint={hint}
        {...(day !== null && { value: day })}
        // A day that is being typed is none yet.
        onValueChange={value => value !== '' && value !== day && onDay(value)}
      />
      {day !== null && <Button onClick={() => onDay('')}>{texts.today}</Button>}
    </Cluster>
  );
}

interface AsOfFieldProps {
  /** yyyy-mm-dd */
  readonly day: string | null;
  /** What is shown of that day. */
  readonly hint: string;
  /** Called with `yyyy-mm-dd`, or with nothing for today. */
  readonly onDay: (day: string) => void;
}
