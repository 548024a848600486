import type { Registration } from '@dossier/api/registrations';
import { DescriptionList } from '@dossier/ui/description-list';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense } from 'react';
import { formatInstant } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { PartiesInShort } from './parties/PartiesInShort.tsx';

const References = lazyPart(async () => (await import('./record/References.tsx')).References);

/** What is known of the registration itself, and of its parties in short. */
export function RegistrationOverview({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('registration', 'registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const texts = t($ => $.registration.detail, { returnObjects: true });
  const { number, type, channel, assignee, createdAt, userName, updatedAt } = registration;
  return (
    <Stack gap="section">
      <Section title={texts.overview}>
        <DescriptionList
          facts={[
            { term: texts.number, value: number },
            { term: texts.type, value: textOf('registrationType', type) },
            { term: texts.channel, value: textOf('channel', channel) },
            { term: texts.assignee, value: assignee ?? t($ => $.registrations.unassigned) },
            { term: texts.created, value: formatInstant(createdAt, locale) },
            { term: texts.createdBy, value: userName },
            { term: texts.updated, value: formatInstant(updatedAt, locale) },
          ]}
        />
      </Section>
      <PartiesInShort registration={registration} />
      <Suspense fallback={null}>
        <References registration={registration} />
      </Suspense>
    </Stack>
  );
}
