'use client';
import { substitute } from '@dossier/validators';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { boardCard } from './Board.styles.ts';

/** A piece of work. */
export interface BoardItem {
  readonly id: string;
  /** What is to be done, or what was. */
  readonly title: ReactNode;
  /** Of whom. */
  readonly text: string;
  readonly href: string;
  /** Below: until when. */
  readonly due?: ReactNode;
  /** Below, at the end: who works on it, or a button that gives it away, which takes the tab index of its card. */
  readonly end?: (tabIndex: 0 | -1) => ReactNode;
  /** What it stands under, where a column is grouped: items of a group follow each other. */
  readonly group?: string | undefined;
  /** The reader has to decide on it. */
  readonly isMarked?: boolean;
  /** Whether it can be chosen, where cards can be. @default true */
  readonly isSelectable?: boolean;
}

/** One card of a board: a link that covers it, and what is done with it at its end. */
export function BoardCard({ item, group, isTabStop, isSelected = false, onSelect, onFocus }: BoardCardProps) {
  const { id, title, text, href, due, end, isMarked = false } = item;
  const { table } = useMessages().components;
  const styles = boardCard({ isMarked, isSelected, hasBox: onSelect !== undefined });
  return (
    <li className={styles.item()}>
      {group !== undefined && <h3 className={styles.group()}>{group}</h3>}
      <div className={styles.card()}>
        <a
          href={href}
          data-board={id}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={onFocus}
          className={styles.link()}
        >
          <span className={styles.title()}>{title}</span>
          <span className={styles.text()}>{text}</span>
        </a>
        {onSelect && (
          <label className={styles.choice()}>
            <input
              type="checkbox"
              aria-label={substitute(table.select, { name: text })}
              tabIndex={isTabStop ? 0 : -1}
              checked={isSelected}
              onChange={() => onSelect(!isSelected)}
              className={styles.box()}
            />
          </label>
        )}
        <div className={styles.foot()}>
          {due}
          <span className={styles.end()}>{end?.(isTabStop ? 0 : -1)}</span>
        </div>
      </div>
    </li>
  );
}

interface BoardCardProps {
  readonly item: BoardItem;
  /** The heading above it, where its group begins. */
  readonly group: string | undefined;
  readonly isTabStop: boolean;
  readonly isSelected?: boolean;
  /** Undefined where it cannot be chosen. */
  readonly onSelect?: ((isSelected: boolean) => void) | undefined;
  readonly onFocus: () => void;
}
