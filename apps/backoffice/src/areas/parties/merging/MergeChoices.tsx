import type { MergePlan } from '@dossier/api/parties';
import { Accordion } from '@dossier/ui/accordion';
import { DescriptionList } from '@dossier/ui/description-list';
import { Columns, Stack } from '@dossier/ui/layout';
import { RadioGroup } from '@dossier/ui/radio-group';
import { Section } from '@dossier/ui/section';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useCustomReading } from '../custom-fields/use-custom-reading.ts';

/** Which of the two says it, by field; the one that stays unless something else is chosen. */
export type Choices = Readonly<Record<string, 'a' | 'b'>>;

/** Two clients field by field: a choice where they differ, then what is taken over, then everything else. */
export function MergeChoices({ plan, choices, isDisabled, onChoose }: MergeChoicesProps) {
  const t = useTranslations('merging', 'parties');
  const texts = useTexts('merging');
  const { labelOf, textOf } = useCustomReading();
  const { a, b, fields } = plan;
  const of = (...outcomes: readonly string[]) => fields.filter(({ outcome }) => outcomes.includes(outcome));
  const [different, added, others] = [of('different'), of('added'), of('kept', 'same')];
  return (
    <>
      <Section title={texts.differences}>
        {different.length === 0 ? (
          <p>{texts.noDifferences}</p>
        ) : (
          <Columns count={3}>
            {different.map(({ field, a: mine, b: other }) => (
              <RadioGroup
                key={field}
                label={labelOf(field)}
                value={choices[field] ?? 'a'}
                isDisabled={isDisabled}
                options={[
                  { value: 'a', label: textOf(field, mine) ?? '—', hint: `${a.name} · ${texts.stays}` },
                  { value: 'b', label: textOf(field, other) ?? '—', hint: `${b.name} · ${texts.goes}` },
                ]}
                onValueChange={side => onChoose(field, side === 'b' ? 'b' : 'a')}
              />
            ))}
          </Columns>
        )}
      </Section>
      {added.length > 0 && (
        <Section title={t($ => $.merging.added, { name: b.name })}>
          <DescriptionList
            facts={added.map(({ field, b: value }) => ({
              term: labelOf(field),
              value: textOf(field, value),
            }))}
          />
        </Section>
      )}
      {others.length > 0 && (
        <Accordion
          items={[
            {
              id: 'others',
              title: texts.others,
              content: (
                <Stack gap="small">
                  <p>{t($ => $.merging.othersText, { name: a.name })}</p>
                  <DescriptionList
                    facts={others.map(({ field, a: value }) => ({
                      term: labelOf(field),
                      value: textOf(field, value),
                    }))}
                  />
                </Stack>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

interface MergeChoicesProps {
  readonly plan: MergePlan;
  readonly choices: Choices;
  readonly isDisabled: boolean;
  readonly onChoose: (field: string, side: 'a' | 'b') => void;
}
