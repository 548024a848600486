import { useChangeRisk, type RiskOfClient } from '@dossier/api/kyc';
import { Button } from '@dossier/ui/button';
import { DescriptionList } from '@dossier/ui/description-list';
import { Cluster, Stack } from '@dossier/ui/layout';
import { ConfirmModal } from '@dossier/ui/modal';
import { Section } from '@dossier/ui/section';
import type { AssessedLevel } from '@dossier/validators/risk-assessment';
import { useState } from 'react';
import { useTexts, useTranslations } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useRiskTexts } from './use-risk-texts.ts';

/** That a person gave a client another level than the rules do, why, and what ends it. */
export function RiskOverridden({ partyId, version, override, assessedLevel, mayEnd }: RiskOverriddenProps) {
  const t = useTranslations('risk');
  const { override: texts, end, stale } = useTexts('risk');
  const { nameOf, dayOf } = useRiskTexts();
  const { endOverride, refresh } = useChangeRisk(partyId);
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => void refresh());
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { level, until, by, reason, evidence } = override;
  const answer = async (isYes: boolean) => {
    setBusy(isYes);
    try {
      if (isYes) await notify(() => endOverride(version), end.done);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <Section level={3} title={texts.title}>
      <Stack gap="small">
        <p>
          {t($ => $.risk.override.state, {
            level: nameOf(level),
            date: dayOf(until),
            assessed: nameOf(assessedLevel),
          })}
        </p>
        <DescriptionList
          columns={1}
          facts={[
            { term: texts.by, value: by },
            { term: texts.reason, value: reason },
            { term: texts.evidence, value: evidence },
          ]}
        />
        {mayEnd && (
          <Cluster>
            <Button size="small" onClick={() => setAsking(true)}>
              {end.action}
            </Button>
          </Cluster>
        )}
      </Stack>
      <ConfirmModal
        isOpen={isAsking}
        title={end.title}
        questions={[t($ => $.risk.end.text, { level: nameOf(assessedLevel) })]}
        yesLabel={end.action}
        noLabel={texts.cancel}
        isBusy={isBusy}
        onAnswer={isYes => void answer(isYes)}
      />
    </Section>
  );
}

interface RiskOverriddenProps {
  readonly partyId: string;
  /** Of the party. */
  readonly version: number;
  readonly override: NonNullable<NonNullable<RiskOfClient['current']>['override']>;
  /** What the rules say today. */
  readonly assessedLevel: AssessedLevel;
  readonly mayEnd: boolean;
}
