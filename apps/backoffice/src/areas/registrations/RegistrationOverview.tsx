import { useRegistrationProgress, type Registration } from '@dossier/api/registrations';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { Suspense } from 'react';
import { formatInstant } from '../../shared/format.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { ClientFacts } from './record/ClientFacts.tsx';
import { recordAddress } from './record/decision-address.ts';
import { DocumentStates } from './record/DocumentStates.tsx';
import { NextStepNote } from './record/NextStepNote.tsx';
import { PartiesGraph } from './parties/PartiesGraph.tsx';

const Acceptance = lazyPart(async () => (await import('./record/Acceptance.tsx')).Acceptance);
const References = lazyPart(async () => (await import('./record/References.tsx')).References);

/** What comes next, who the client is, who owns it, which documents are there, and how it all began. */
export function RegistrationOverview({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('registration');
  const { data: progress } = useRegistrationProgress(registration._id);
  const address = recordAddress(registration._id);
  return (
    <Stack>
      {progress && <NextStepNote registration={registration} progress={progress} address={address} />}
      <Stack gap="section">
        <ClientFacts registration={registration} />
        <PartiesGraph
          parties={registration.parties}
          title={t($ => $.registration.summary.owners)}
          emptyText={t($ => $.registration.summary.noOwners)}
          address={`${address}?section=parties`}
        />
        {progress && (
          <DocumentStates
            registration={registration}
            blockers={progress.sections.flatMap(({ blockers }) => blockers)}
            address={address}
            isOpen={progress.deadline !== null}
          />
        )}
        <Origin registration={registration} />
        <Suspense fallback={null}>
          {wasAccepted(registration) && <Acceptance registration={registration} />}
          <References registration={registration} />
        </Suspense>
      </Stack>
    </Stack>
  );
}

const wasAccepted = ({ status }: Registration) =>
  (['ACCEPTED', 'DONE', 'MIGRATED'] as const).some(code => registrationStatus.code(code) === status);

/** How the registration came, and who works on it. */
function Origin({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('registration', 'registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const texts = t($ => $.registration.detail, { returnObjects: true });
  const { channel, assignee, createdAt, createdBy, updatedAt } = registration;
  return (
    <Section title={t($ => $.registration.summary.request)}>
      <DescriptionList
        facts={[
          { term: texts.channel, value: textOf('channel', channel) },
          { term: texts.assignee, value: assignee ?? t($ => $.registrations.unassigned) },
          { term: texts.created, value: formatInstant(createdAt, locale) },
          { term: texts.createdBy, value: createdBy },
          { term: texts.updated, value: formatInstant(updatedAt, locale) },
        ]}
      />
    </Section>
  );
}
