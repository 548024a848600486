import { lazy, Suspense, useEffect } from 'react';
import { useCurrentUser } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import { useLiveUpdates } from '@dossier/api/stream';
import { loadInside } from './load-inside.ts';
import { reportFaultsAs } from '../shared/report-error.ts';

const SessionToast = lazy(async () => ({
  default: (await loadInside()).SessionToast,
}));
const AuthenticatorOffer = lazy(async () => ({
  default: (await loadInside()).AuthenticatorOffer,
}));
const StartUpNotices = lazy(async () => ({
  default: (await loadInside()).StartUpNotices,
}));

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
      <SessionToast />
      {session.tenantId !== null && <AuthenticatorOffer />}
      {session.tenantId !== null && <StartUpNotices tenantId={session.tenantId} />}
    </Suspense>
  );
}
