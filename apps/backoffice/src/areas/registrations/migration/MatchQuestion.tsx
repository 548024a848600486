import { Stack } from '@dossier/ui/layout';
import { RadioGroup } from '@dossier/ui/radio-group';
import { formatDay } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { usePartyTexts } from '../../../shared/use-party-texts.ts';
import { sideOf, type Decision, type PreviewedMatch, type PreviewedParty, type Side } from './decisions.ts';

const someoneElse = 'none';

/** Whether a party is a client that the firm has already, and which values stay where they differ. */
export function MatchQuestion({ party, decision, onDecide }: MatchQuestionProps) {
  const t = useTranslations('migration');
  const [locale] = useLocale();
  const same = party.matches.find(({ _id }) => _id === decision?.sameAs);
  const hintOf = ({ match, city, beganOn }: PreviewedMatch) =>
    [
      t($ => $.migration.matches[match]),
      ...(city === null ? [] : [city]),
      ...(beganOn === null ? [] : [formatDay(beganOn, locale)]),
    ].join(', ');
  return (
    <Stack gap="small">
      <RadioGroup
        label={t($ => $.migration.question)}
        value={decision ? (decision.sameAs ?? someoneElse) : ''}
        options={[
          ...party.matches.map(match => ({
            value: match._id,
            label: t($ => $.migration.same, { name: match.name }),
            hint: hintOf(match),
          })),
          { value: someoneElse, label: t($ => $.migration.other) },
        ]}
        onValueChange={value => onDecide({ sameAs: value === someoneElse ? null : value, sides: {} })}
      />
      {same && decision && <Differences match={same} decision={decision} onDecide={onDecide} />}
    </Stack>
  );
}

function Differences({ match, decision, onDecide }: DifferencesProps) {
  const t = useTranslations('migration');
  const { labelOf, textOf } = usePartyTexts();
  return (
    <>
      {match.differences.map(({ field, file, registration }) => (
        <RadioGroup
          key={field}
          direction="across"
          label={labelOf(field)}
          value={sideOf(decision, field)}
          options={[
            {
              value: 'registration',
              label: textOf(field, registration) ?? '—',
              hint: t($ => $.migration.registration),
            },
            { value: 'file', label: textOf(field, file) ?? '—', hint: t($ => $.migration.file) },
          ]}
          onValueChange={side =>
            onDecide({ ...decision, sides: { ...decision.sides, [field]: side as Side } })
          }
        />
      ))}
      {match.added.length > 0 && (
        <p>{t($ => $.migration.added, { fields: match.added.map(labelOf).join(', ') })}</p>
      )}
    </>
  );
}

interface MatchQuestionProps {
  readonly party: PreviewedParty;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

interface DifferencesProps {
  readonly match: PreviewedMatch;
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
}
