import type { RiskOutcome } from '@dossier/api/kyc';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { ValueList } from '@dossier/ui/value-list';
import { riskThresholds } from '@dossier/validators/risk-assessment';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { RiskInputs } from './RiskInputs.tsx';
import { useRiskTexts } from './use-risk-texts.ts';

/** Which rules apply with how many points, what of the file they rest on, and what would lower the level. */
export function RiskReasons({ outcome, mayAnswer }: RiskReasonsProps) {
  const t = useTranslations('risk');
  const { why: texts } = useTexts('risk');
  const { nameOf, factorOf, pointsOf, rulesOf } = useRiskTexts();
  const { score, contributions, counterfactuals, notWeighed } = outcome;
  const factorByRule = new Map(contributions.map(each => [each.rule, factorOf(each)]));
  return (
    <Section title={texts.title}>
      <Stack>
        <p>
          {t($ => $.risk.why.score, { score: String(score) })}{' '}
          {t($ => $.risk.why.thresholds, {
            low: nameOf('LOW'),
            mediumName: nameOf('MEDIUM'),
            highName: nameOf('HIGH'),
            medium: String(riskThresholds.MEDIUM),
            high: String(riskThresholds.HIGH),
          })}
        </p>
        {contributions.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ValueList
            items={contributions.map(each => ({
              id: each.rule,
              label: factorOf(each),
              note: <RiskInputs contribution={each} mayAnswer={mayAnswer} />,
              value: [
                pointsOf(each.points),
                each.floor && t($ => $.risk.why.floor, { level: nameOf(each.floor) }),
              ]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        )}
        {counterfactuals.length > 0 && (
          <Section level={3} title={texts.lower}>
            <ul>
              {counterfactuals.map(({ rule, level }) => (
                <li key={rule}>
                  {t($ => $.risk.why.without, {
                    factor: factorByRule.get(rule) ?? rulesOf([rule]),
                    level: nameOf(level),
                  })}
                </li>
              ))}
            </ul>
          </Section>
        )}
        {notWeighed.length > 0 && <p>{t($ => $.risk.why.notWeighed, { rules: rulesOf(notWeighed) })}</p>}
      </Stack>
    </Section>
  );
}

interface RiskReasonsProps {
  readonly outcome: RiskOutcome;
  /** Whether the reader may enter an answer that is missing. */
  readonly mayAnswer: boolean;
}
