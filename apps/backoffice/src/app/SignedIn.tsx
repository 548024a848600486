import { useCurrentUser } from '@dossier/api/access';
import { useClient, useSession } from '@dossier/api/client';
import { useLiveUpdates } from '@dossier/api/stream';
import { Suspense, useEffect } from 'react';
import { reportErrorsAs } from '../shared/report-error.ts';
import { useIsReady } from '../shared/use-is-ready.ts';
import { Accompaniments } from './Accompaniments.tsx';

/** What accompanies the signed-in user, on any page: the time of the session, what others change, the offer of a second factor. */
export function SignedIn() {
  const session = useSession();
  const { refresher } = useClient();
  const isReady = useIsReady();
  useLiveUpdates();
  const isIn = session.status === 'signedIn';
  const { data: user } = useCurrentUser(isIn);
  useEffect(() => (isIn ? refresher.start() : undefined), [isIn, refresher]);
  useEffect(() => {
    if (!isIn || !user) return;
    reportErrorsAs({ id: user._id, name: user.name.full, tenant: user.tenantId });
    return () => reportErrorsAs(null);
  }, [isIn, user]);
  if (!isIn || !isReady) return null;
  return (
    <Suspense>
      <Accompaniments tenantId={session.tenantId} />
    </Suspense>
  );
}
