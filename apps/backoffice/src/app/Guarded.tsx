import { useClient } from '@dossier/api/client';
import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ForbiddenPage } from '../shared/ForbiddenPage.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { UnsupportedBrowser } from '../shared/UnsupportedBrowser.tsx';
import { decide, type Demands } from './guards.ts';
import { useVisit } from './use-visit.ts';

/** Opens its page to whoever may see it; leads everybody else to where they belong. */
export function Guarded({ demands, children }: { readonly demands: Demands; readonly children: ReactNode }) {
  const decision = decide(demands, useVisit(demands));
  switch (decision.kind) {
    case 'wait':
      return <LoadingPage />;
    case 'redirect':
      return <Redirect to={decision.to} replace />;
    case 'refuse':
      return <ForbiddenPage permission={decision.permission} />;
    case 'leave':
      return <Leave />;
    case 'unsupported':
      return <UnsupportedBrowser />;
    case 'open':
      return children;
  }
}

/** Ends a session that leads nowhere; the guards lead to the sign-in page then. */
function Leave() {
  const { session } = useClient();
  useEffect(() => session.expire(), [session]);
  return <LoadingPage />;
}
