'use client';
import { substitute } from '@dossier/validators';
import { useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { assignRef } from '../internal/assign-ref.ts';
import { useMessages } from '../messages/index.ts';
import { triageList } from './TriageList.styles.ts';
import { useTriageKeys } from './use-triage-keys.ts';

/** Something that came in. */
export interface TriageItem {
  readonly id: string;
  readonly title: string;
  /** One line below the title. */
  readonly text?: string;
  /** When it came, short. */
  readonly when: ReactNode;
  readonly href: string;
  /** In words ("Unread"), where it is; it stands out then. */
  readonly unread?: string | undefined;
  /** False for a row that stands for several: it leads to them and is not selected itself. @default true */
  readonly isSelectable?: boolean;
}

/** What came in and asks for the same. */
export interface TriageGroup {
  readonly id: string;
  readonly label: string;
  /** How many there are in all, in the reader's own grouping. */
  readonly count: string;
  /** Marked: someone waits. */
  readonly isUrgent?: boolean;
  readonly items: readonly TriageItem[];
}

/**
 * Items to work through one by one, grouped by what they ask of the reader. It is one tab stop: arrows, j and k
 * move, Space and x select, Enter opens, other keys are passed to the page.
 *
 * Renders a `<div role="group">`, which `aria-label` names, with a `<section>` a group, a list of links in each.
 */
export function TriageList({
  ref,
  groups,
  current,
  selected,
  onSelect,
  hasKeys = true,
  onKey,
  className,
  ...rest
}: TriageListProps) {
  const { table } = useMessages().components;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const styles = triageList();
  const items = groups.flatMap(group => group.items);
  const ids = items.map(item => item.id);
  const [focusedId, setFocusedId] = useState<string>();
  const tabStop = [focusedId, current].find(item => item !== undefined && ids.includes(item)) ?? ids[0];
  const toggle = (item: string) => {
    if (items.find(each => each.id === item)?.isSelectable === false) return;
    const next = new Set(selected);
    if (!next.delete(item)) next.add(item);
    onSelect(next);
  };
  useTriageKeys({
    root,
    ids,
    isEnabled: hasKeys,
    onToggle: toggle,
    onKey,
  });
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
      {groups.map(group => (
        <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
          <h2
            id={`${id}-${group.id}`}
            className={triageList({ isUrgent: group.isUrgent ?? false }).heading()}
          >
            {group.label} <span className={styles.count()}>{group.count}</span>
          </h2>
          <ul>
            {group.items.map(item => {
              const classes = triageList({
                isUnread: item.unread !== undefined,
                isSelected: selected.has(item.id),
                isCurrent: item.id === current,
                isSelectable: item.isSelectable ?? true,
              });
              return (
                <li key={item.id} className={classes.item()}>
                  <span className={classes.tool()}>
                    {item.isSelectable !== false && (
                      <input
                        type="checkbox"
                        // Space on the row does it: a list of fifty would be a hundred tab stops.
                        tabIndex={-1}
                        className={classes.box()}
                        aria-label={substitute(table.select, {
                          name: item.text === undefined ? item.title : `${item.title}, ${item.text}`,
                        })}
                        checked={selected.has(item.id)}
                        onChange={() => toggle(item.id)}
                      />
                    )}
                    {item.unread !== undefined && <span aria-hidden className={classes.dot()} />}
                  </span>
                  <a
                    href={item.href}
                    data-triage={item.id}
                    tabIndex={item.id === tabStop ? 0 : -1}
                    onFocus={() => setFocusedId(item.id)}
                    aria-current={item.id === current ? 'true' : undefined}
                    className={classes.link()}
                  >
                    <span className={classes.title()}>
                      {item.unread !== undefined && <span className="sr-only">{item.unread}: </span>}
                      {item.title}
                    </span>
                    {item.text !== undefined && <span className={classes.text()}>{item.text}</span>}
                  </a>
                  <span className={classes.when()}>{item.when}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

export interface TriageListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  ref?: Ref<HTMLDivElement>;
  /** What there is to do, the most urgent group first. */
  readonly groups: readonly TriageGroup[];
  /** Id of the item that is open next to the list. */
  readonly current?: string | undefined;
  /** Ids of the items that are chosen. */
  readonly selected: ReadonlySet<string>;
  /** Called with the ids of all that are selected. */
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Whether single keys do something (WCAG 2.1.4). @default true */
  readonly hasKeys?: boolean;
  /** Called with other keys, with the item that has the focus; answers whether it did something. */
  readonly onKey?: ((key: string, id: string | null) => boolean) | undefined;
}
