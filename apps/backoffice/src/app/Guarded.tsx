import { useClient } from '@dossier/api/client';
import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ForbiddenPage } from '../shared/ForbiddenPage.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { UnsupportedBrowser } from '../shared/UnsupportedBrowser.tsx';
import { decide, type Demands } from './guards.ts';
import { useVisit } from './use-visit.ts';

/** Opens its page to whoever may see it; leads everybody else to where they belong. */
export function Guarded({ demands, frame, children }: GuardedProps) {
  const decision = decide(demands, useVisit(demands));
  switch (decision.kind) {
    case 'wait':
      return <LoadingPage />;
    case 'redirect':
      return <Redirect to={decision.to} replace />;
    case 'refuse':
      return frame(<ForbiddenPage permission={decision.permission} />);
    case 'leave':
      return <Leave />;
    case 'unsupported':
      return <UnsupportedBrowser />;
    case 'open':
      return children;
  }
}

interface GuardedProps {
  readonly demands: Demands;
  /** What a refusal stands in: whoever is refused one page may go on to others. */
  readonly frame: (page: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Ends a session that leads nowhere; the guards lead to the sign-in page then. */
function Leave() {
  const { session } = useClient();
  useEffect(() => session.expire(), [session]);
  return <LoadingPage />;
}
