import { usePermissions } from '@dossier/api/access';
import type { PartyFile } from '@dossier/api/parties';
import { Button } from '@dossier/ui/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useTexts } from '../../../shared/translations.ts';

const FindTwinModal = lazyPart(async () => (await import('./FindTwinModal.tsx')).FindTwinModal);

/** For who may ask for it: merges a client with another one. Nothing for a group, and a relation that has ended. */
export function MergeAction({ party }: { readonly party: PartyFile }) {
  const { merge } = useTexts('clientFile');
  const { may } = usePermissions(['clientFileWrite']);
  const [isFinding, setFinding] = useState(false);
  if (!may('clientFileWrite') || party.type === 'NPG' || party.status === 'E' || party.status === 'R')
    return null;
  return (
    <>
      <Button onClick={() => setFinding(true)}>{merge}</Button>
      <Suspense fallback={null}>
        {isFinding && <FindTwinModal party={party} onClose={() => setFinding(false)} />}
      </Suspense>
    </>
  );
}
