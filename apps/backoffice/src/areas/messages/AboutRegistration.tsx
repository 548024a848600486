import { useRiskQualificationSetting } from '@dossier/api/kyc';
import {
  useRegistration,
  useRegistrationProgress,
  type RegistrationProgress,
} from '@dossier/api/registrations';
import { DescriptionList } from '@dossier/ui/description-list';
import { Link } from '@dossier/ui/link';
import { RiskLevel } from '@dossier/ui/risk-level';
import { Skeleton } from '@dossier/ui/skeleton';
import { formatCount } from '../../shared/format.ts';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { RegistrationStatus } from '../../shared/RegistrationStatus.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { riskLevelOf } from '../../shared/risk-level-of.ts';
import { useTranslations } from '../../shared/translations.ts';

type SectionId = RegistrationProgress['sections'][number]['id'];

/** The registration that a message is about, as it is now: what one has to know before going there. */
export function AboutRegistration({ id }: { readonly id: string }) {
  const t = useTranslations('messages', 'registrations');
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const { data, error, mutate } = useRegistration(id);
  const { data: progress } = useRegistrationProgress(id);
  const { data: risks } = useRiskQualificationSetting();
  const texts = t($ => $.messages.detail, { returnObjects: true });
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data || !progress) return <Skeleton height="9rem" />;
  const sectionOf = (sectionId: SectionId) => progress.sections.find(section => section.id === sectionId);
  const doneText = (sectionId: SectionId) => {
    const section = sectionOf(sectionId);
    return t($ => $.messages.detail.done, {
      done: formatCount(section?.done ?? 0, locale),
      total: formatCount(section?.total ?? 0, locale),
    });
  };
  const risk = riskLevelOf(data.riskQualificationId, risks?.levels, {
    textOf,
    notAssessed: t($ => $.registrations.notAssessed),
  });
  const blockers = progress.sections.flatMap(section => section.blockers);
  const firstSection = blockers[0]?.section;
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
        {
          term: t($ => $.registrations.columns.risk),
          value: <RiskLevel {...risk} />,
        },
        { term: texts.assignee, value: data.assignee ?? texts.unassigned },
        { term: texts.data, value: doneText('parties') },
        { term: texts.documents, value: doneText('documents') },
        {
          term: texts.missing,
          value: firstSection ? (
            <Link href={`/administration/registrations/${id}?section=${firstSection}`}>
              {t($ => $.messages.detail.missingCount, {
                count: blockers.length,
                formatted: formatCount(blockers.length, locale),
              })}
            </Link>
          ) : (
            texts.nothingMissing
          ),
        },
      ]}
    />
  );
}
