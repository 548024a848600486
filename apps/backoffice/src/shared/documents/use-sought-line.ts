import type { Document } from '@dossier/api/documents';
import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { useVisits } from '../use-visits.ts';
import { lineId } from './NeededDocuments.tsx';
import type { NeededLine } from './needed-lines.ts';

/**
 * The line that someone came for, by the address: its button has the focus; where only a date is missing, that is asked
 * for at once. Following the link once more leads there once more.
 */
export function useSoughtLine(
  lines: readonly NeededLine[],
  onUndated: (document: Document) => void,
): string | null {
  const search = new URLSearchParams(useSearch());
  const [party, documentKind] = [search.get('edit'), search.get('documentKind')];
  const id = party !== null && documentKind !== null ? lineId(party, documentKind) : null;
  const isThere = lines.some(line => lineId(line.party._id, line.documentKind) === id);
  const visits = useVisits();
  const go = useEffectEvent(() => {
    const line = lines.find(each => lineId(each.party._id, each.documentKind) === id);
    if (line?.flaw?.code === 'documentUndated' && line.document) onUndated(line.document);
    else if (id !== null) document.getElementById(id)?.focus();
  });
  useEffect(() => {
    if (isThere) go();
  }, [id, isThere, visits]);
  return id;
}
