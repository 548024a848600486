import { useCurrentUser } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import { frameRules } from '@dossier/api/contract';
import { useLiveUpdates } from '@dossier/api/stream';
import { lazy, Suspense, useEffect } from 'react';
import { reportFaultsAs } from '../shared/report-error.ts';
import { loadInside } from './load-inside.ts';
import { Sheeted } from './Sheeted.tsx';

const Accompaniments = lazy(async () => ({ default: (await loadInside()).Accompaniments }));

/** What accompanies whoever is signed in, on any page: the time of the session, what others change, the offer of a second factor. */
export function SignedIn() {
  const session = useSession();
  useLiveUpdates();
  const isIn = session.status === 'signedIn';
  const { data: user } = useCurrentUser(isIn);
  useEffect(() => {
    if (!isIn || !user) return;
    reportFaultsAs({ id: user._id, name: user.name.full, tenant: user.tenantId });
    return () => reportFaultsAs(null);
  }, [isIn, user]);
  if (!isIn) return null;
  return (
    <Suspense>
      <Sheeted part={frameRules}>
        <Accompaniments tenantId={session.tenantId} />
      </Sheeted>
    </Suspense>
  );
}
