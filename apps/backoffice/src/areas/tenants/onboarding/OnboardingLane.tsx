import { gateItems, type GateItem } from '@dossier/api/contract';
import { useProcesses } from '@dossier/api/workflows';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { ProcessLane } from '@dossier/ui/process-lane';
import { registrationType, type RegistrationType } from '@dossier/validators/vocabularies';
import { formatCount } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { onboardingOf, type OnboardingValues } from './onboarding-schema.ts';
import { useOnboardingTexts } from './use-onboarding-texts.ts';

/** Demanded of some clients alone (4.1, gate C 1 and 9). */
const ofBusinesses: ReadonlySet<GateItem> = new Set([
  'representative',
  'beneficialOwners',
  'chamberOfCommerceExtract',
  'uboRegisterExtract',
]);

const isDemandedOf = (type: RegistrationType, item: GateItem) =>
  type === 'BUSINESS' || !ofBusinesses.has(item);

/** The steps of an onboarding as the form says them now, and in words what a client of each type needs then. */
export function OnboardingLane({ values }: { readonly values: OnboardingValues }) {
  const t = useTranslations('intake');
  const [locale] = useLocale();
  const texts = useOnboardingTexts();
  const labels = t($ => $.intake.onboarding.lane, { returnObjects: true });
  const { completion, acceptance, solePractitioner, calendar, gatesOff } = onboardingOf(values);
  const open = useProcesses({ scope: 'all', workflowType: ['onboarding'], max: 1 }).data?.counts.all;
  const demanded = gateItems.filter(item => !gatesOff.includes(item));
  const days = (term: string) =>
    t($ => $.intake.onboarding.lane.days, { count: Number(term) || 0, formatted: term || '–' });
  return (
    <Stack>
      <ProcessLane
        aria-label={labels.label}
        steps={[
          {
            id: 'collect',
            title: labels.collect,
            facts: [
              t($ => $.intake.onboarding.lane.required, {
                count: demanded.length,
                formatted: formatCount(demanded.length, locale),
              }),
              days(values.incomplete),
              labels.completions[completion],
            ],
          },
          {
            id: 'decide',
            title: labels.decide,
            facts: [solePractitioner ? texts.sole(true) : texts.policy(acceptance), days(values.complete)],
          },
          { id: 'end', title: labels.end, facts: [], isEnd: true },
        ]}
      />
      <div aria-live="polite">
        <DescriptionList
          columns={1}
          facts={registrationType.codes.map(type => {
            const items = demanded.filter(item => isDemandedOf(type, item)).map(texts.gate);
            return {
              term: labels.needs[type],
              value: items.length === 0 ? labels.nothing : items.join(' · '),
            };
          })}
        />
      </div>
      <p>
        {t($ => $.intake.onboarding.lane.holidays, { country: texts.country(calendar) })}{' '}
        {open !== undefined &&
          t($ => $.intake.onboarding.lane.open, { count: open, formatted: formatCount(open, locale) })}
      </p>
    </Stack>
  );
}
