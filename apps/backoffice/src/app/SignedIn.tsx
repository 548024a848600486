import { lazy, Suspense } from 'react';
import { useSession } from '@dossier/api/client';
import { useLiveUpdates } from '@dossier/api/stream';

const SessionToast = lazy(async () => ({
  default: (await import('../areas/access/SessionToast.tsx')).SessionToast,
}));
const AuthenticatorOffer = lazy(async () => ({
  default: (await import('../areas/access/AuthenticatorOffer.tsx')).AuthenticatorOffer,
}));

/** What accompanies whoever is signed in, on any page: the time of the session, what others change, the offer of a second factor. */
export function SignedIn() {
  const session = useSession();
  useLiveUpdates();
  if (session.status !== 'signedIn') return null;
  return (
    <Suspense>
      <SessionToast />
      {session.tenantId !== null && <AuthenticatorOffer />}
    </Suspense>
  );
}
