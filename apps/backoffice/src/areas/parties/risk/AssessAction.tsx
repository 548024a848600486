import { useChangeRisk, type RiskOutcome } from '@dossier/api/kyc';
import { Button } from '@dossier/ui/button';
import { Cluster } from '@dossier/ui/layout';
import { useState } from 'react';
import { useTexts } from '../../../shared/translations.ts';
import { useNotify } from '../../../shared/use-notify.ts';

/** Records what the rules say, as the reader sees it. */
export function AssessAction({ partyId, seen, isFirst }: AssessActionProps) {
  const { assess: first, assessAgain, assessed, stale } = useTexts('risk');
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
      <Button
        {...(isFirst ? { variant: 'primary' } : { size: 'small' })}
        isBusy={isBusy}
        onClick={() => void record()}
      >
        {isFirst ? first : assessAgain}
      </Button>
    </Cluster>
  );
}

interface AssessActionProps {
  readonly partyId: string;
  readonly seen: Pick<RiskOutcome, 'score' | 'assessedLevel'>;
  /** No one has assessed the client: it is what there is to do. */
  readonly isFirst: boolean;
}
