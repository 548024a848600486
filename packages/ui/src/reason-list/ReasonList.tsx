import { Check, Minus, TriangleAlert } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { icon } from '../icons/icon.ts';
import { reasonList } from './ReasonList.styles.ts';

/** `reason` speaks for it, `absent` says nothing for it, `limit` holds whatever the others say. */
export const reasonKinds = ['reason', 'absent', 'limit'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

const icons = { reason: icon(Check), absent: icon(Minus), limit: icon(TriangleAlert) };

/** One thing that speaks for or against an answer. */
export interface Reason {
  readonly id: string;
  readonly kind: ReasonKind;
  /** In words: a mark alone says nothing to a reader. */
  readonly text: string;
}

/**
 * An answer and the reasons for it, one per line.
 *
 * Renders a `<div>` with the answer and a `<ul>`.
 */
export function ReasonList({ answer, badge, items, className, ...rest }: ReasonListProps) {
  const styles = reasonList();
  return (
    <div {...rest} className={styles.root({ className })}>
      {answer !== undefined && (
        <p className={styles.answer()}>
          {answer}
          {badge}
        </p>
      )}
      <ul className={styles.list()}>
        {items.map(({ id, kind, text }) => {
          const Mark = icons[kind];
          const { item, mark, text: textStyles } = reasonList({ kind });
          return (
            <li key={id} className={item()}>
              <Mark aria-hidden className={mark()} />
              <span className={textStyles()}>{text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface ReasonListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What it comes to: "Yes, with this draft". */
  answer?: string;
  /** At the end of the answer: a `Status`. */
  badge?: ReactNode;
  /** What it rests on, in the order in which it is shown. */
  items: readonly Reason[];
}
