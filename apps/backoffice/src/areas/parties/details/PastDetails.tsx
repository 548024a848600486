import type { ClientFileSection } from '@dossier/api/contract';
import { usePartyOn, type PartyFile } from '@dossier/api/parties';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { formatDay } from '../../../shared/format.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPart } from '../../../shared/LoadingPart.tsx';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { SectionList } from './SectionList.tsx';

/** The sections of a client's file as they stood at the end of a day: to be read, not to be changed. */
export function PastDetails({ party, sections, day }: PastDetailsProps) {
  const t = useTranslations('pastFile');
  const texts = useTexts('pastFile');
  const [locale] = useLocale();
  const { data, error, mutate } = usePartyOn(party._id, day);
  if (error?.type === 'NotFound')
    return <p>{t($ => $.pastFile.none, { date: formatDay(party.createdAt, locale) })}</p>;
  if (error && !data) return <LoadFailed error={error} title={texts.failed} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPart />;
  return (
    <Stack gap="section">
      <Notice title={t($ => $.pastFile.title, { date: formatDay(day, locale) })}>{texts.meaning}</Notice>
      <SectionList party={data} sections={sections} isPast />
    </Stack>
  );
}

interface PastDetailsProps {
  /** As it is today. */
  readonly party: PartyFile;
  readonly sections: readonly ClientFileSection[];
  /** yyyy-mm-dd */
  readonly day: string;
}
