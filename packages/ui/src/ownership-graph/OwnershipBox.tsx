'use client';
import { Building2, CircleHelp, User } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { icon } from '../icons/icon.ts';
import type { OwnershipNode } from './data.ts';
import type { Box } from './lay-out.ts';
import { ownershipGraph } from './OwnershipGraph.styles.ts';
import { useHoldingText, type Holding } from './use-holding-text.ts';

const icons = { person: icon(User), company: icon(Building2), unknown: icon(CircleHelp) };

/** One person or entity: a link where more is said about it. */
export function OwnershipBox({ box, node, holdings, ref, ...rest }: OwnershipBoxProps) {
  const holdingText = useHoldingText();
  const kind =
    node.kind === 'unknown'
      ? 'unknown'
      : node.isSubject
        ? 'subject'
        : node.isBeneficialOwner
          ? 'beneficial'
          : 'other';
  const styles = ownershipGraph({ kind });
  const Icon = icons[node.kind];
  const { x, y, width, height } = box;
  const shared = {
    ...rest,
    className: styles.box(),
    style: { left: x, top: y, width, height },
    title: [node.label, node.note].filter(Boolean).join('\n'),
  };
  const heldText = holdings.map(holdingText).join(', ');
  const content = (
    <>
      <span className={styles.head()}>
        <Icon aria-hidden className={styles.icon()} />
        <span className={styles.name()}>{node.label}</span>
      </span>
      {node.note !== undefined && <span className={styles.note()}>{node.note}</span>}
      <span className="sr-only">{heldText}</span>
    </>
  );
  return node.href === undefined ? (
    <div
      {...shared}
      ref={ref}
      role="img"
      aria-label={[node.label, node.note, heldText].filter(Boolean).join(', ')}
    >
      {content}
    </div>
  ) : (
    <a {...shared} ref={ref} href={node.href}>
      {content}
    </a>
  );
}

interface OwnershipBoxProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly ref: Ref<HTMLElement & HTMLAnchorElement & HTMLDivElement>;
  readonly box: Box;
  readonly node: OwnershipNode;
  readonly holdings: readonly Holding[];
}
