import { useClient } from '@dossier/api/client';
import type { Permission } from '@dossier/api/contract';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { UnsupportedBrowser } from '../shared/UnsupportedBrowser.tsx';
import { decide, type Demands, type Visit } from './guards.ts';

/** Opens its page to users who may see it; leads everyone else to where they belong. */
export function Guarded({ demands, visit, Rejected, SwitchedOff, children }: GuardedProps) {
  const [isOpen, setOpen] = useState(false);
  const decision = decide(demands, { ...visit, isOpen });
  if (decision.kind === 'open' && !isOpen) setOpen(true);
  switch (decision.kind) {
    case 'wait':
      return <LoadingPage />;
    case 'redirect':
      return decision.isOff && SwitchedOff ? (
        <SwitchedOff to={decision.to} />
      ) : (
        <Redirect to={decision.to} replace />
      );
    case 'refuse':
      return Rejected && <Rejected permission={decision.permission} />;
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
  readonly visit: Visit;
  /** What the user who lacks a permission sees; a page that asks for none needs none. */
  readonly Rejected?: ComponentType<{ readonly permission: Permission }>;
  /** Says why someone is led away from what the firm has switched off. */
  readonly SwitchedOff?: ComponentType<{ readonly to: string }>;
  readonly children: ReactNode;
}

/** Ends a session that leads nowhere; the guards lead to the sign-in page then. */
function Leave() {
  const { session } = useClient();
  useEffect(() => session.expire(), [session]);
  return <LoadingPage />;
}
