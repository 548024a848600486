import { useRiskQualificationSetting, type RiskOfClient, type RiskOutcome } from '@dossier/api/kyc';
import type { AssessedLevel, RiskRuleId } from '@dossier/validators/risk-assessment';
import { formatCount, formatCountry, formatDay } from '../../../shared/format.ts';
import { riskLevelOf } from '../../../shared/risk-level-of.ts';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';

type Contribution = RiskOutcome['contributions'][number];
type Assessment = Pick<RiskOfClient['history'][number], 'at' | 'by' | 'cause'>;

/** How levels, rules and what they rest on are called in the reader's language, levels by the tenant's names. */
export function useRiskTexts() {
  const t = useTranslations('risk');
  const texts = useTexts('risk');
  const textOf = useVocabularyText('record');
  const [locale] = useLocale();
  const { data: setting } = useRiskQualificationSetting();
  const markOf = (level: AssessedLevel | null) =>
    riskLevelOf(level, setting?.levels, { textOf, notAssessed: texts.notAssessed });
  const causeOf = ({ cause, by }: Assessment) =>
    by === null ? texts.causesAlone[cause] : t($ => $.risk.causes[cause], { actor: by });
  const valueOf = (rule: RiskRuleId, value: string) => {
    if (/^[A-Z]{2}$/.test(value)) return formatCountry(value, locale);
    return textOf(rule === 'specialStructure' ? 'specialStructure' : 'industry', value);
  };
  return {
    markOf,
    nameOf: (level: AssessedLevel) => markOf(level).label,
    dayOf: (day: string) => formatDay(day, locale),
    causeOf,
    madeOf: (assessment: Assessment) =>
      t($ => $.risk.made, { cause: causeOf(assessment), date: formatDay(assessment.at, locale) }),
    /** Some names have a comma. */
    rulesOf: (rules: readonly RiskRuleId[]) => rules.map(rule => texts.rules[rule]).join('; '),
    factorOf: ({ rule, branch }: Pick<Contribution, 'rule' | 'branch'>) => {
      const branches: Readonly<Record<string, string>> = texts.branches[rule];
      return branches[branch] ?? texts.rules[rule];
    },
    /** Of whom, and with which values. */
    inputOf: (rule: RiskRuleId, { name, values }: Contribution['inputs'][number]) => {
      const about = name ?? texts.why.hidden;
      const what = values.map(value => valueOf(rule, value)).join(', ');
      return what ? `${about}: ${what}` : about;
    },
    pointsOf: (points: number) => `${points > 0 ? '+' : ''}${formatCount(points, locale)}`,
  };
}
