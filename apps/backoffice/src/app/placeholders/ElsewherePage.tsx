import { routePattern } from '@dossier/api/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ForbiddenPage } from '../../shared/ForbiddenPage.tsx';
import { NotFoundPage } from '../../shared/NotFoundPage.tsx';
import { Guarded } from '../Guarded.tsx';
import { SwitchedOff } from '../SwitchedOff.tsx';
import type { Demands } from '../guards.ts';
import { useVisit } from '../use-visit.ts';
import { placeholderPages, placeholderRecords } from './placeholder-pages.ts';
import { PlaceholderPage } from './PlaceholderPage.tsx';
import { PlaceholderRecord } from './PlaceholderRecord.tsx';

/** The page of an address that has none of its own: a placeholder for an area that is not built, or nothing at all. */
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

/** An address demands of a visitor what its page will. */
function Placeholder({ demands, children }: PlaceholderProps) {
  return (
    <Guarded demands={demands} visit={useVisit(demands)} Rejected={ForbiddenPage} SwitchedOff={SwitchedOff}>
      {children}
    </Guarded>
  );
}

interface PlaceholderProps {
  readonly demands: Demands;
  readonly children: ReactNode;
}
