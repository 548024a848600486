import { completions, gateItems, signOffPolicies, businessCalendars } from '@dossier/api/contract';
import type { Section } from '@dossier/api/tenants';
import {
  Form,
  FormCheckbox,
  FormCheckboxGroup,
  FormNumberField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  FormWhen,
  SaveBar,
} from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { Section as PageSection } from '@dossier/ui/section';
import { useTranslations } from '../../../shared/translations.ts';
import type { SaveSection } from '../use-save-section.ts';
import { useSectionForm } from '../use-section-form.ts';
import { OnboardingLane } from './OnboardingLane.tsx';
import { onboardingOf, onboardingSchema, valuesOf, type OnboardingValues } from './onboarding-schema.ts';
import { useOnboardingTexts } from './use-onboarding-texts.ts';

/** What completeness asks for, who calls it complete, who approves, and how long each status may last. */
export function OnboardingForm({ section, onSave }: OnboardingFormProps) {
  const t = useTranslations('intake');
  const texts = useOnboardingTexts();
  const labels = t($ => $.intake.onboarding, { returnObjects: true });
  const form = useSectionForm<'onboarding', OnboardingValues>({
    name: 'onboarding',
    section,
    schema: onboardingSchema,
    valuesOf,
    onSave: (values, base) => onSave(onboardingOf(values), base, values.reason.trim() || null),
  });
  const { control } = form;
  return (
    <Form form={form} isGuarded>
      <PageSection title={labels.lane.title}>
        <FormWhen control={control} name={inLane} is={() => true}>
          {values => <OnboardingLane values={laneOf(values)} />}
        </FormWhen>
      </PageSection>
      <PageSection title={labels.completeness}>
        <Stack gap="field" width="form">
          <FormCheckboxGroup
            control={control}
            name="gate"
            label={labels.gate}
            hint={labels.gateHint}
            options={gateItems.map(value => ({ value, label: texts.gate(value) }))}
          />
          <FormRadioGroup
            control={control}
            name="completion"
            label={labels.completion}
            options={completions.map(value => ({ value, label: texts.completion(value) }))}
          />
          <FormNumberField
            control={control}
            name="incomplete"
            label={labels.incomplete}
            hint={labels.terms}
          />
        </Stack>
      </PageSection>
      <PageSection title={labels.decision}>
        <Stack gap="field" width="form">
          <FormRadioGroup
            control={control}
            name="acceptance"
            label={labels.acceptance}
            hint={labels.acceptanceHint}
            options={signOffPolicies.map(value => ({ value, label: texts.policy(value) }))}
          />
          <FormCheckbox
            control={control}
            name="solePractitioner"
            label={labels.sole}
            hint={labels.soleHint}
          />
          <FormNumberField control={control} name="complete" label={labels.complete} hint={labels.terms} />
        </Stack>
      </PageSection>
      <PageSection title={labels.calendarTitle}>
        <Stack gap="field" width="form">
          <FormSelect
            control={control}
            name="calendar"
            label={labels.calendar}
            options={businessCalendars.map(value => ({ value, label: texts.country(value) }))}
          />
          <FormTextField control={control} name="reason" label={labels.why} isOptional />
        </Stack>
      </PageSection>
      <SaveBar form={form} />
    </Form>
  );
}

/** What the lane says, as the form holds it. */
const inLane = [
  'completion',
  'gate',
  'acceptance',
  'solePractitioner',
  'incomplete',
  'complete',
  'calendar',
] as const satisfies readonly (keyof OnboardingValues)[];
const laneOf = (values: unknown) =>
  Object.fromEntries(
    inLane.map((name, index) => [name, (values as readonly unknown[])[index]]),
  ) as unknown as OnboardingValues;

interface OnboardingFormProps {
  readonly section: Section<'onboarding'>;
  readonly onSave: SaveSection<'onboarding'>;
}
