'use client';
import { useId, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { assignRef } from '../internal/assign-ref.ts';
import { BoardCard, type BoardItem } from './BoardCard.tsx';
import { board } from './Board.styles.ts';
import { useBoardKeys } from './use-board-keys.ts';

/** How far work is. */
export interface BoardColumn {
  readonly id: string;
  readonly label: string;
  /** How many there are in all, in the reader's own grouping. */
  readonly count: string;
  /** Which of them are meant: "last 7 days". */
  readonly note?: string;
  readonly items: readonly BoardItem[];
  /** Said in place of cards. */
  readonly empty: string;
  /** Where all of them are, when not all are here. */
  readonly more?: { readonly href: string; readonly label: string } | undefined;
}

/**
 * Work by stage: a column for each stage, a card for each item. Cards cannot be dragged, since a stage changes when
 * its work is done. The card that has the focus is its tab stop: arrows move in a column and between columns, Enter
 * opens, Space chooses it where cards can be chosen, and other keys are passed to the page.
 *
 * Renders a `<div role="group">` with a `<section>` a column, which stand below one another where there is no room.
 */
export function Board({
  ref,
  columns,
  selectedIds = none,
  onSelect,
  hasKeys = true,
  onKey,
  className,
  ...rest
}: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const styles = board();
  const [focusedId, setFocusedId] = useState<string>();
  const ids = columns.map(({ items }) => items.map(item => item.id));
  const all = ids.flat();
  const tabStop = focusedId !== undefined && all.includes(focusedId) ? focusedId : all[0];
  const isSelectable = (item: BoardItem) => onSelect !== undefined && item.isSelectable !== false;
  const choose = (itemId: string, isSelected: boolean) => {
    const next = new Set(selectedIds);
    if (isSelected) next.add(itemId);
    else next.delete(itemId);
    onSelect?.(next);
  };
  const toggle = (itemId: string): boolean => {
    const item = columns.flatMap(({ items }) => items).find(each => each.id === itemId);
    if (!item || !isSelectable(item)) return false;
    choose(itemId, !selectedIds.has(itemId));
    return true;
  };
  useBoardKeys({ root, columns: ids, isEnabled: hasKeys, onToggle: toggle, onKey });
  return (
    <div
      role="group"
      {...rest}
      ref={element => {
        root.current = element;
        return assignRef(ref, element);
      }}
      className={styles.root({ className })}
    >
      {columns.map(column => (
        <section key={column.id} aria-labelledby={`${id}-${column.id}`} className={styles.column()}>
          <div className={styles.head()}>
            <h2 id={`${id}-${column.id}`} className={styles.heading()}>
              {column.label} <span className={styles.count()}>{column.count}</span>
            </h2>
            {column.note !== undefined && <span className={styles.note()}>{column.note}</span>}
          </div>
          {column.items.length === 0 ? (
            <p className={styles.note()}>{column.empty}</p>
          ) : (
            <ul className={styles.list()}>
              {column.items.map((item, index) => (
                <BoardCard
                  key={item.id}
                  item={item}
                  group={item.group === column.items[index - 1]?.group ? undefined : item.group}
                  isTabStop={item.id === tabStop}
                  isSelected={selectedIds.has(item.id)}
                  onSelect={isSelectable(item) ? isSelected => choose(item.id, isSelected) : undefined}
                  onFocus={() => setFocusedId(item.id)}
                />
              ))}
            </ul>
          )}
          {column.more && (
            <a href={column.more.href} className={styles.more()}>
              {column.more.label}
            </a>
          )}
        </section>
      ))}
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

export interface BoardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  ref?: Ref<HTMLDivElement>;
  /** From what is to be begun to what is done. */
  readonly columns: readonly BoardColumn[];
  /** The cards that are chosen. */
  readonly selectedIds?: ReadonlySet<string>;
  /** Called with all that are chosen at each change; without it no card can be. */
  readonly onSelect?: ((selectedIds: ReadonlySet<string>) => void) | undefined;
  /** Whether single keys do something (WCAG 2.1.4). @default true */
  readonly hasKeys?: boolean;
  /** Called with keys that do not move, with the card that has the focus; answers whether it did something. */
  readonly onKey?: ((key: string, id: string) => boolean) | undefined;
}
