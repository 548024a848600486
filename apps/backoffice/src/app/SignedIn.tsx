import { useCurrentUser } from '@dossier/api/access';
import { useClient, useSession } from '@dossier/api/client';
import { frameRules } from '@dossier/api/contract';
import { useLiveUpdates } from '@dossier/api/stream';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { reportFaultsAs } from '../shared/report-error.ts';
import { useHasBegun } from '../shared/use-has-begun.ts';
import { loadBeside } from './load-beside.ts';
import { Sheeted } from './Sheeted.tsx';

const Accompaniments = lazy<ComponentType<{ readonly tenantId: string | null }>>(async () => ({
  default: (await loadBeside())?.Accompaniments ?? (() => null),
}));

/** What accompanies whoever is signed in, on any page: the time of the session, what others change, the offer of a second factor. */
export function SignedIn() {
  const session = useSession();
  const { keeper } = useClient();
  const hasBegun = useHasBegun();
  useLiveUpdates();
  const isIn = session.status === 'signedIn';
  const { data: user } = useCurrentUser(isIn);
  useEffect(() => (isIn ? keeper.start() : undefined), [isIn, keeper]);
  useEffect(() => {
    if (!isIn || !user) return;
    reportFaultsAs({ id: user._id, name: user.name.full, tenant: user.tenantId });
    return () => reportFaultsAs(null);
  }, [isIn, user]);
  if (!isIn || !hasBegun) return null;
  return (
    <Suspense>
      <Sheeted part={frameRules}>
        <Accompaniments tenantId={session.tenantId} />
      </Sheeted>
    </Suspense>
  );
}
