'use client';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';
import { Status } from '../status/Status.tsx';
import type { OwnershipData } from './data.ts';
import { ownershipGraph } from './OwnershipGraph.styles.ts';
import { totalsOf } from './shares.ts';
import { useShareText } from './use-share-text.ts';

/** What the shares of each entity come to, and what is too much or missing. */
export function OwnershipTotals({ nodes, edges }: OwnershipData) {
  const { ownership } = useMessages().components;
  const write = useShareText();
  const styles = ownershipGraph();
  const totals = totalsOf({ nodes, edges });
  if (totals.length === 0) return null;
  return (
    <ul className={styles.totals()}>
      {totals.map(({ id, total, over, rest }) => {
        const name = nodes.find(node => node.id === id)?.label;
        return (
          <li key={id} className={styles.total()}>
            {substitute(ownership.total, { name, share: write(total) })}
            {over !== undefined && (
              <Status tone="danger">{substitute(ownership.over, { share: write(over) })}</Status>
            )}
            {rest !== undefined && (
              <Status tone="warning">{substitute(ownership.rest, { share: write(rest) })}</Status>
            )}
          </li>
        );
      })}
    </ul>
  );
}
