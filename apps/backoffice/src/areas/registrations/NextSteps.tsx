import { defaultOnboarding } from '@dossier/api/contract';
import type { TenantSettings } from '@dossier/api/tenants';
import { Section } from '@dossier/ui/section';
import { useTranslations } from '../../shared/translations.ts';

/** What happens once a registration is started, by the firm's own settings. */
export function NextSteps({ settings, isAsked }: NextStepsProps) {
  const t = useTranslations('parties');
  if (!settings) return null;
  const days = (settings.terms ?? defaultOnboarding.terms).INCOMPLETE;
  const isApproved = (settings.acceptance ?? defaultOnboarding.acceptance) !== 'none';
  const texts = t($ => $.parties.start.next, { returnObjects: true });
  const steps = [
    isAsked ? texts.emailed : texts.assigned,
    t($ => $.parties.start.next.term, { count: days, formatted: String(days) }),
    texts.missing,
    ...(isApproved ? [texts.approved] : []),
  ];
  return (
    <Section variant="sheet" title={texts.title}>
      <ol className="grid list-decimal gap-2 ps-5">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

interface NextStepsProps {
  /** Undefined until they are read. */
  readonly settings: TenantSettings['registrations'] | undefined;
  /** The client is sent an email. */
  readonly isAsked: boolean;
}
