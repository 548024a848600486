import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { ForbiddenPage } from '../shared/ForbiddenPage.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { decide, type Demands } from './guards.ts';
import { useVisit } from './use-visit.ts';

/** Opens its page to whoever may see it; leads everybody else to where they belong. */
export function Guarded({ demands, children }: { readonly demands: Demands; readonly children: ReactNode }) {
  const decision = decide(demands, useVisit(demands.permission));
  switch (decision.kind) {
    case 'wait':
      return <LoadingPage />;
    case 'redirect':
      return <Redirect to={decision.to} replace />;
    case 'refuse':
      return <ForbiddenPage permission={decision.permission} />;
    case 'open':
      return children;
  }
}
