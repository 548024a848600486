import type { RiskOfClient, RiskOutcome } from '@dossier/api/kyc';
import { ButtonLink } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { RiskLevel } from '@dossier/ui/risk-level';
import { Section } from '@dossier/ui/section';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { AssessAction } from './AssessAction.tsx';
import { OverrideAction } from './OverrideAction.tsx';
import { RiskOverridden } from './RiskOverridden.tsx';
import { useRiskTexts } from './use-risk-texts.ts';

/** The level that a client has, who gave it, and what can be done about it. */
export function RiskStanding({ partyId, risk, outcome, mayAssess, mayOverride }: RiskStandingProps) {
  const t = useTranslations('risk');
  const texts = useTexts('risk');
  const { markOf, nameOf, dayOf, madeOf } = useRiskTexts();
  const { current, today, isClient, isUpToDate, clientLevel } = risk;
  const byRules = { level: nameOf(today.assessedLevel), score: String(today.score) };
  return (
    <Section
      title={texts.title}
      actions={current && mayOverride && <OverrideAction partyId={partyId} risk={risk} />}
    >
      <Stack>
        <Stack gap="small">
          <RiskLevel {...markOf(current?.level ?? null)} />
          {!isClient && <p>{texts.notAClient}</p>}
          {current ? <p>{madeOf(current)}</p> : isClient && <p>{texts.neverAssessed}</p>}
          {!current && <p>{t($ => $.risk.byRules, byRules)}</p>}
          {clientLevel !== null && clientLevel !== current?.level && (
            <p>{t($ => $.risk.decidedBy, { level: nameOf(clientLevel) })}</p>
          )}
          {current?.fallsOn && (
            <p>
              {t($ => $.risk.fallsOn, {
                level: nameOf(current.assessedLevel),
                date: dayOf(current.fallsOn),
              })}
            </p>
          )}
        </Stack>
        {!current && mayAssess && <AssessAction partyId={partyId} seen={today} isFirst />}
        {current && !isUpToDate && (
          <Notice
            tone="warning"
            title={texts.changed.title}
            actions={mayAssess && <AssessAction partyId={partyId} seen={today} isFirst={false} />}
          >
            {t($ => $.risk.changed.text, byRules)}
          </Notice>
        )}
        {outcome.proposesExit && (
          <Notice
            tone="warning"
            title={texts.exit.title}
            actions={
              <ButtonLink size="small" href={`/administration/workflow/${partyId}`}>
                {texts.exit.open}
              </ButtonLink>
            }
          >
            {t($ => $.risk.exit.text, { level: nameOf('UNACCEPTABLE') })}
          </Notice>
        )}
        {current?.override && (
          <RiskOverridden
            partyId={partyId}
            version={risk.version}
            override={current.override}
            assessedLevel={today.assessedLevel}
            mayEnd={mayOverride}
          />
        )}
      </Stack>
    </Section>
  );
}

interface RiskStandingProps {
  readonly partyId: string;
  readonly risk: RiskOfClient;
  /** What is shown below: of the assessment that counts, or of today. */
  readonly outcome: RiskOutcome;
  readonly mayAssess: boolean;
  readonly mayOverride: boolean;
}
