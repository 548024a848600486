import { useRiskQualificationSetting } from '@dossier/api/kyc';
import type { Registration } from '@dossier/api/registrations';
import { Stack } from '@dossier/ui/layout';
import { RiskLevel } from '@dossier/ui/risk-level';
import { useNow } from '../../../shared/now.ts';
import { riskLevelOf } from '../../../shared/risk-level-of.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { ClientRiskLinks } from './ClientRiskLinks.tsx';
import { riskReasons, type RiskReason } from './risk-reasons.ts';

/** The level of risk with where it comes from, and what is recorded that weighs in it. */
export function RiskSummary({ registration }: { readonly registration: Registration }) {
  const t = useTranslations('registration', 'registrations');
  const texts = useTexts('registration').risk;
  const textOf = useVocabularyText('record');
  const now = useNow();
  const { data: setting } = useRiskQualificationSetting();
  const { riskQualificationId } = registration;
  const risk = riskLevelOf(riskQualificationId, setting?.levels, {
    textOf,
    notAssessed: t($ => $.registrations.notAssessed),
  });
  const reasons = riskReasons(registration.parties, now.toISOString().slice(0, 10));
  const sentence = ({ party, kind, what }: RiskReason) => {
    if (kind === 'structure') return `${party}: ${textOf('specialStructure', what)}`;
    if (kind === 'marker') return `${party}: ${what}`;
    return [t($ => $.registration.risk[kind], { party }), what].filter(Boolean).join(', ');
  };
  return (
    <Stack gap="small">
      <RiskLevel {...risk} />
      <p>{riskQualificationId === null ? texts.notAssessed : texts.source}</p>
      {reasons.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul>
          {reasons.map(reason => (
            <li key={reason.id}>{sentence(reason)}</li>
          ))}
        </ul>
      )}
      <ClientRiskLinks parties={registration.parties} />
    </Stack>
  );
}
