import type { RiskOfClient } from '@dossier/api/kyc';
import { Button } from '@dossier/ui/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useNow } from '../../../shared/now.ts';
import { useTexts } from '../../../shared/translations.ts';

const OverrideModal = lazyPart(async () => (await import('./OverrideModal.tsx')).OverrideModal);

/** Gives a client another level; not while the review is overdue, since no override lasts beyond it. */
export function OverrideAction({ partyId, risk }: OverrideActionProps) {
  const { override: texts } = useTexts('risk');
  const [isOverriding, setOverriding] = useState(false);
  const today = useNow().toISOString().slice(0, 10);
  if (risk.nextReviewOn !== null && risk.nextReviewOn < today) return <p>{texts.reviewFirst}</p>;
  return (
    <>
      <Button onClick={() => setOverriding(true)}>{texts.action}</Button>
      <Suspense fallback={null}>
        {isOverriding && <OverrideModal partyId={partyId} risk={risk} onClose={() => setOverriding(false)} />}
      </Suspense>
    </>
  );
}

interface OverrideActionProps {
  readonly partyId: string;
  readonly risk: RiskOfClient;
}
