import type { sessionBounds, SessionLimits } from '@dossier/api/contract';
import { Columns, Stack } from '@dossier/ui/layout';
import { Select } from '@dossier/ui/select';
import { useTexts } from '../../../shared/translations.ts';
import { useDurationText } from '../../../shared/use-duration-text.ts';

const choices = {
  idleMinutes: [15, 30, 45, 60],
  hours: [1, 2, 4, 8, 10, 12],
  trustedHours: [1, 2, 4, 8, 10, 12, 16, 20, 24],
} as const satisfies Record<keyof typeof sessionBounds, readonly number[]>;
type LimitName = keyof typeof choices;
const names = ['idleMinutes', 'hours', 'trustedHours'] as const satisfies readonly LimitName[];

/** How long sessions last: only ever shorter than the platform allows. */
export function SessionFields({ value, isReadOnly, onChange }: SessionFieldsProps) {
  const texts = useTexts('authentication');
  const { minutes, hours } = useDurationText();
  const textOf = { idleMinutes: minutes, hours, trustedHours: hours };
  const change = (name: LimitName, chosen: number) => {
    const next = { ...value, [name]: chosen };
    // A trusted computer is never signed out earlier than another one.
    onChange(
      name === 'trustedHours'
        ? { ...next, hours: Math.min(next.hours, chosen) }
        : { ...next, trustedHours: Math.max(next.trustedHours, next.hours) },
    );
  };
  return (
    <Stack>
      <Columns>
        {names.map(name => (
          <Select
            key={name}
            label={texts.limits[name]}
            isDisabled={isReadOnly}
            value={String(value[name])}
            onValueChange={chosen => change(name, Number(chosen))}
            // What was set elsewhere is shown as it is.
            options={[...new Set<number>([...choices[name], value[name]])]
              .toSorted((a, b) => a - b)
              .map(option => ({ value: String(option), label: textOf[name](option) }))}
          />
        ))}
      </Columns>
      <p>{texts.limitsHint}</p>
    </Stack>
  );
}

interface SessionFieldsProps {
  readonly value: SessionLimits;
  readonly isReadOnly: boolean;
  readonly onChange: (value: SessionLimits) => void;
}
