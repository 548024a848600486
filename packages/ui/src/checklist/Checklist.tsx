import { Circle, CircleCheck } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { icon } from '../icons/icon.ts';
import { checklist } from './Checklist.styles.ts';

const CircleIcon = icon(Circle);
const CircleCheckIcon = icon(CircleCheck);

/**
 * The items that are needed, one per line: what it is, its state in words, and the action that resolves it.
 *
 * Renders a `<ul>`; `ref` and the rest of the props go there.
 */
export function Checklist({ items, className, ...rest }: ChecklistProps) {
  return (
    <ul {...rest} className={checklist().list({ className })}>
      {items.map(({ id, title, about, isDone, isSought = false, action }) => {
        const styles = checklist({ isDone, isSought });
        const Mark = isDone ? CircleCheckIcon : CircleIcon;
        return (
          <li key={id} className={styles.row()}>
            <Mark aria-hidden className={styles.mark()} />
            <span className={styles.texts()}>
              <span className={styles.title()}>{title}</span>
              <span className={styles.about()}>{about}</span>
            </span>
            {action}
          </li>
        );
      })}
    </ul>
  );
}

/** Something that is needed. */
export interface ChecklistItem {
  readonly id: string;
  readonly title: string;
  /** Whose it is, and how it stands: a mark alone says nothing to a reader. */
  readonly about: string;
  readonly isDone: boolean;
  /** Someone came for this one. @default false */
  readonly isSought?: boolean;
  /** A button that does something about it. */
  readonly action?: ReactNode;
}

export interface ChecklistProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  ref?: Ref<HTMLUListElement>;
  /** What is needed, in the order in which it is shown. */
  readonly items: readonly ChecklistItem[];
}
