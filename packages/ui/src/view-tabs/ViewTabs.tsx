'use client';
import { ChevronDown } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { viewTabs } from './ViewTabs.styles.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

/** One view of a list. */
export interface ViewTab {
  readonly id: string;
  readonly label: string;
  /** How many records it holds, in the reader's own grouping. */
  readonly count?: string;
  /** In words ("2 unread"), where it holds something that no one has seen; a dot stands for them. */
  readonly unread?: string | undefined;
  readonly href: string;
}

/**
 * The views of a list as a row of links under the title; a select below 768 px.
 *
 * Renders a `<nav>`. They are links, not tabs: each has an address, and can be opened in another tab.
 */
export function ViewTabs({ label, views, current, onChange, end, ...rest }: ViewTabsProps) {
  const styles = viewTabs();
  return (
    <nav {...rest} aria-label={label}>
      <ul className={styles.list()}>
        {views.map(({ id, label: text, count, unread, href }) => (
          <li key={id}>
            <a
              href={href}
              aria-current={id === current ? 'page' : undefined}
              className={viewTabs({ isCurrent: id === current }).tab()}
            >
              {text}
              {count !== undefined && (
                <span className={viewTabs({ isCurrent: id === current }).count()}> {count}</span>
              )}
              {unread !== undefined && (
                <>
                  <span aria-hidden className={styles.dot()} />
                  <span className="sr-only">, {unread}</span>
                </>
              )}
            </a>
          </li>
        ))}
        {end !== undefined && <li className={styles.end()}>{end}</li>}
      </ul>
      <div className={styles.narrow()}>
        <div className={styles.choice()}>
          <select
            className={styles.select()}
            aria-label={label}
            value={current}
            onChange={event => {
              const chosen = views.find(view => view.id === event.target.value);
              if (chosen) onChange(chosen);
            }}
          >
            {views.map(({ id, label: text, count, unread }) => (
              <option key={id} value={id}>
                {optionOf(text, count, unread)}
              </option>
            ))}
          </select>
          <ChevronDownIcon aria-hidden className={styles.chevron()} />
        </div>
        {end}
      </div>
    </nav>
  );
}

/** A select has room for text only. */
const optionOf = (text: string, count: string | undefined, unread: string | undefined) =>
  `${text}${count === undefined ? '' : ` (${count})`}${unread === undefined ? '' : `, ${unread}`}`;

export interface ViewTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange' | 'children'> {
  ref?: Ref<HTMLElement>;
  /** Names the list of views. */
  readonly label: string;
  /** The views, in their order. */
  readonly views: readonly ViewTab[];
  /** Id of the view that is shown. */
  readonly current: string;
  /** Called when the select chooses; the links lead by themselves. */
  readonly onChange: (view: ViewTab) => void;
  /** What can be done with views, after the last one: `IconButton`s. Rendered at both widths, shown at one. */
  readonly end?: ReactNode;
}
