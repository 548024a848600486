import { routePattern } from '@dossier/api/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ForbiddenPage } from '../../shared/ForbiddenPage.tsx';
import { NotFoundPage } from '../../shared/NotFoundPage.tsx';
import { Guarded } from '../Guarded.tsx';
import type { Demands } from '../guards.ts';
import { useVisit } from '../use-visit.ts';
import { placeholderPages, placeholderRecords } from './placeholder-pages.ts';
import { PlaceholderPage } from './PlaceholderPage.tsx';
import { PlaceholderRecord } from './PlaceholderRecord.tsx';

/** What stands at an address that has no page of its own: a place whose area comes later, or nothing at all. */
export function ElsewherePage() {
  const [path] = useLocation();
  const isHere = (page: { readonly path: string }) => routePattern(page.path).test(path);
  const page = placeholderPages.find(isHere);
  const index = page ?? placeholderRecords.find(isHere);
  if (!index) return <NotFoundPage />;
  return (
    <Placeholder key={index.path} demands={index.demands}>
      {page ? <PlaceholderPage page={page} /> : <PlaceholderRecord />}
    </Placeholder>
  );
}

/** A place asks of whoever opens it what its page will, and waits for its words. */
function Placeholder({ demands, children }: PlaceholderProps) {
  return (
    <Guarded demands={demands} visit={useVisit(demands)} Rejected={ForbiddenPage}>
      {children}
    </Guarded>
  );
}

interface PlaceholderProps {
  readonly demands: Demands;
  readonly children: ReactNode;
}
