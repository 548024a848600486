import type { Registration, RegistrationProgress } from '@dossier/api/registrations';
import { Section } from '@dossier/ui/section';
import { Stack } from '@dossier/ui/layout';
import { Status } from '@dossier/ui/status';
import { ValueList } from '@dossier/ui/value-list';
import { useTranslations } from '../../../shared/translations.ts';
import { useBlockerText } from '../record/use-blocker-text.ts';

/** What the platform checks before a client can be accepted, and how each check came out. */
export function Checks({ registration, progress: { sections } }: ChecksProps) {
  const t = useTranslations('decision', 'registration');
  const blockerText = useBlockerText();
  const texts = t($ => $.decision.checks, { returnObjects: true });
  const isUnacceptable = registration.riskQualificationId === 'UNACCEPTABLE';
  return (
    <Section title={texts.title}>
      <Stack gap="small">
        <ValueList
          items={[
            ...sections.map(({ id, done, total }) => ({
              id,
              label: t($ => $.registration.detail[id]),
              value: (
                <Status tone={done === total ? 'success' : 'warning'}>
                  {t($ => $.decision.checks.done, { done: String(done), total: String(total) })}
                </Status>
              ),
            })),
            {
              id: 'risk',
              label: texts.risk,
              value: (
                <Status tone={isUnacceptable ? 'danger' : 'success'}>
                  {isUnacceptable ? texts.unacceptable : texts.acceptable}
                </Status>
              ),
            },
          ]}
        />
        <ul>
          {sections
            .flatMap(({ blockers }) => blockers)
            .map(blocker => {
              const text = blockerText(blocker);
              return <li key={`${blocker.partyId} ${text}`}>{text}</li>;
            })}
        </ul>
      </Stack>
    </Section>
  );
}

interface ChecksProps {
  readonly registration: Registration;
  readonly progress: RegistrationProgress;
}
