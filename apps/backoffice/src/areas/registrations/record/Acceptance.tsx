import { useRiskQualificationSetting } from '@dossier/api/kyc';
import { useAcceptance, type Acceptance as Accepted, type Registration } from '@dossier/api/registrations';
import { DescriptionList } from '@dossier/ui/description-list';
import { DiffView } from '@dossier/ui/diff-view';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import { formatInstant } from '../../../shared/format.ts';
import { riskLevelOf } from '../../../shared/risk-level-of.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useEventTexts } from '../../../shared/use-event-texts.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

/** What the client was accepted on: who decided when, at which risk, and what is different today. */
export function Acceptance({ registration }: { readonly registration: Registration }) {
  const { data } = useAcceptance(registration._id);
  // A client who was accepted before that was kept has nothing to be compared with.
  return data?.acceptance ? <Shown acceptance={data.acceptance} /> : null;
}

function Shown({ acceptance }: { readonly acceptance: Accepted }) {
  const t = useTranslations('registration', 'registrations');
  const texts = useTexts('registration').acceptance;
  const textOf = useVocabularyText('record');
  const [locale] = useLocale();
  const { data: setting } = useRiskQualificationSetting();
  const { rowsOf } = useEventTexts();
  const { version, at, by, riskLevel, parties, changes, isIntact } = acceptance;
  const notAssessed = t($ => $.registrations.notAssessed);
  const erased = parties.filter(({ name }) => name === null).length;
  const rows = rowsOf({
    _id: String(version),
    at,
    action: 'registration.changed',
    actor: null,
    version,
    detail: {},
    changes,
    erased: false,
  }).map((row, index) => ({ ...row, id: String(index) }));
  return (
    <Section title={texts.title}>
      <Stack gap="small">
        {!isIntact && <Notice tone="danger">{texts.altered}</Notice>}
        <DescriptionList
          facts={[
            { term: texts.on, value: formatInstant(at, locale) },
            { term: texts.by, value: by ?? texts.formerUser },
            {
              term: texts.risk,
              value: riskLevelOf(riskLevel, setting?.levels, { textOf, notAssessed }).label,
            },
            { term: texts.parties, value: parties.flatMap(({ name }) => name ?? []).join(', ') },
          ]}
        />
        {erased > 0 && (
          <p>{t($ => $.registration.acceptance.erased, { count: erased, formatted: erased })}</p>
        )}
        {rows.length === 0 ? (
          <p>{texts.same}</p>
        ) : (
          <>
            <p>{texts.changed}</p>
            <DiffView label={texts.changed} changes={rows} />
          </>
        )}
      </Stack>
    </Section>
  );
}
