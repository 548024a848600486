import type { RiskOfClient } from '@dossier/api/kyc';
import { Section } from '@dossier/ui/section';
import { Timeline } from '@dossier/ui/timeline';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useRiskTexts } from './use-risk-texts.ts';

/** Which level a client had before, by whom, and which rules came and went. */
export function RiskHistory({ history }: { readonly history: RiskOfClient['history'] }) {
  const t = useTranslations('risk');
  const { title } = useTexts('risk').history;
  const { nameOf, causeOf, rulesOf } = useRiskTexts();
  return (
    <Section title={title}>
      <Timeline
        label={title}
        categories={[]}
        events={history.map(assessment => {
          const { _id, at, level, score, added, gone } = assessment;
          const changes = [
            added.length > 0 && t($ => $.risk.history.added, { rules: rulesOf(added) }),
            gone.length > 0 && t($ => $.risk.history.gone, { rules: rulesOf(gone) }),
          ].filter(line => line !== false);
          return {
            id: _id,
            category: '',
            at,
            title: t($ => $.risk.history.event, { level: nameOf(level), score: String(score) }),
            detail: [causeOf(assessment), ...changes].map(line => <p key={line}>{line}</p>),
          };
        })}
      />
    </Section>
  );
}
