import { routePattern } from '@dossier/api/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ForbiddenPage } from '../../shared/ForbiddenPage.tsx';
import { useLaterWords } from '../../shared/later-words.ts';
import { NotFoundPage } from '../../shared/NotFoundPage.tsx';
import { Guarded } from '../Guarded.tsx';
import type { Demands } from '../guards.ts';
import { useVisit } from '../use-visit.ts';
import { laterPages, laterRecords } from './later-pages.ts';
import { LaterPage } from './LaterPage.tsx';
import { LaterRecord } from './LaterRecord.tsx';

/** What stands at an address that has no page of its own: a place whose area comes later, or nothing at all. */
export function ElsewherePage() {
  const [path] = useLocation();
  const isHere = (place: { readonly path: string }) => routePattern(place.path).test(path);
  const page = laterPages.find(isHere);
  const place = page ?? laterRecords.find(isHere);
  if (!place) return <NotFoundPage />;
  return (
    <Place key={place.path} demands={place.demands}>
      {page ? <LaterPage place={page} /> : <LaterRecord />}
    </Place>
  );
}

/** A place asks of whoever opens it what its page will, and waits for its words. */
function Place({ demands, children }: PlaceProps) {
  useLaterWords();
  return (
    <Guarded demands={demands} visit={useVisit(demands)} Refused={ForbiddenPage}>
      {children}
    </Guarded>
  );
}

interface PlaceProps {
  readonly demands: Demands;
  readonly children: ReactNode;
}
