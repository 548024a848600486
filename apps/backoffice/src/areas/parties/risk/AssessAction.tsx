import { useChangeRisk, type RiskOutcome } from '@dossier/api/kyc';
import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

/** Records what the rules say, as the reader sees it. */
export function AssessAction({ partyId, seen, label }: AssessActionProps) {
  const { assessed, stale } = useTexts('risk');
  const { assess, refresh } = useChangeRisk(partyId);
  const notify = useNotify({ VersionStale: stale, NotFound: stale }, () => void refresh());
  const [isBusy, setBusy] = useState(false);
  const { score, assessedLevel } = seen;
  const record = async () => {
    setBusy(true);
    try {
      await notify(() => assess({ score, assessedLevel }), assessed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Cluster>
      <Button variant="primary" isBusy={isBusy} onClick={() => void record()}>
        {label}
      </Button>
    </Cluster>
  );
}

interface AssessActionProps {
  readonly partyId: string;
  readonly seen: Pick<RiskOutcome, 'score' | 'assessedLevel'>;
  readonly label: string;
}
