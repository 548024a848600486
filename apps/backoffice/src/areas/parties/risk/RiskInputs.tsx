import type { RiskOutcome } from '@dossier/api/kyc';
import { Link } from '@dossier/ui/link';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { answerAddress } from './answer-address.ts';
import { useRiskTexts } from './use-risk-texts.ts';

/** Whom a rule is about and what it rests on; where that is no answer, the way to enter one. */
export function RiskInputs({ contribution, mayAnswer }: RiskInputsProps) {
  const t = useTranslations('risk');
  const { why: texts } = useTexts('risk');
  const { inputOf } = useRiskTexts();
  const { rule, inputs, isAnswered } = contribution;
  const about = inputs.map(input => inputOf(rule, input)).join('; ');
  return (
    <>
      {[about, !isAnswered && texts.notAnswered].filter(Boolean).join(' · ')}
      {!isAnswered &&
        mayAnswer &&
        inputs.flatMap(({ party_id, name }) =>
          name === null
            ? []
            : [
                ' · ',
                <Link
                  key={party_id}
                  href={answerAddress(rule, party_id)}
                  aria-label={t($ => $.risk.why.answerOf, { name })}
                >
                  {texts.answer}
                </Link>,
              ],
        )}
    </>
  );
}

interface RiskInputsProps {
  readonly contribution: RiskOutcome['contributions'][number];
  readonly mayAnswer: boolean;
}
