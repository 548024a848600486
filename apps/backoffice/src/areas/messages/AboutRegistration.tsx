import { useRegistration } from '@dossier/api/registrations';
import { DescriptionList } from '@dossier/ui/description-list';
import { Skeleton } from '@dossier/ui/skeleton';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { RegistrationStatus } from '../../shared/RegistrationStatus.tsx';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';

/** The registration that a message is about, as it is now. */
export function AboutRegistration({ id }: { readonly id: string }) {
  const t = useTranslations('messages');
  const textOf = useVocabularyText();
  const { data, error, mutate } = useRegistration(id);
  const texts = t($ => $.messages.detail, { returnObjects: true });
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton height="6rem" />;
  return (
    <DescriptionList
      columns={1}
      facts={[
        { term: texts.number, value: data.number },
        {
          term: texts.type,
          value: `${textOf('registrationType', data.type)}, ${textOf('channel', data.channel)}`,
        },
        { term: texts.status, value: <RegistrationStatus code={data.status} /> },
        { term: texts.assignee, value: data.assignee ?? texts.unassigned },
      ]}
    />
  );
}
