import { useMarkViewSeenRequest, type SavedView } from '@dossier/api/registrations';
import { useEffect, useRef } from 'react';

/** Notes that the person looks at a view: when it is opened, and when something comes into it meanwhile. */
export function useMarkViewSeen(view: SavedView | undefined): void {
  const markSeen = useMarkViewSeenRequest();
  const last = useRef<string>(undefined);
  const id = view?._id;
  const isNew = (view?.entered ?? 0) > 0;
  useEffect(() => {
    if (id !== undefined && (isNew || id !== last.current)) void markSeen(id);
    last.current = id;
  }, [id, isNew, markSeen]);
}
