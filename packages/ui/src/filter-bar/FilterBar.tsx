'use client';
import { ListFilter, Search, X } from 'lucide';
import { useId, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { useMessages } from '../messages/index.ts';
import { filterBar } from './FilterBar.styles.ts';
import { icon } from '../icons/icon.ts';

const ListFilterIcon = icon(ListFilter);
const SearchIcon = icon(Search);
const XIcon = icon(X);

/**
 * Search and filters above a list. Below 768 px the filters are behind one button that says how many are active.
 *
 * Renders a `<search>` with the search field, where there is one, then its filters.
 */
export function FilterBar({
  searchLabel,
  placeholder,
  search = '',
  onSearch,
  searchRef,
  onSearchEnd,
  clearLabel,
  onClear,
  applied = 0,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const styles = filterBar();
  const field = useId();
  const filters = useId();
  const { components } = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <search {...rest} className={styles.root({ className })}>
      {onSearch && (
        <div className={styles.search()}>
          <label htmlFor={field} className="sr-only">
            {searchLabel}
          </label>
          <SearchIcon aria-hidden className={styles.searchIcon()} />
          <input
            ref={searchRef}
            id={field}
            type="search"
            className={styles.input()}
            placeholder={placeholder}
            value={search}
            autoComplete="off"
            spellCheck={false}
            onChange={event => onSearch(event.target.value)}
            onKeyDown={event => {
              if (!onSearchEnd || !(event.key === 'Enter' || event.key === 'ArrowDown')) return;
              event.preventDefault();
              onSearchEnd();
            }}
          />
        </div>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={filters}
        className={styles.toggle()}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilterIcon aria-hidden className={styles.icon()} />
        {components.filters}
        <CountBadge count={applied} label={components.filtersSet.replace('{{count}}', String(applied))} />
      </button>
      <div id={filters} data-open={isOpen || undefined} className={styles.filters()}>
        {children}
        {onClear && (
          <button type="button" className={styles.clear()} onClick={onClear}>
            <XIcon aria-hidden className={styles.icon()} />
            {clearLabel}
          </button>
        )}
      </div>
    </search>
  );
}

export interface FilterBarProps extends Omit<HTMLAttributes<HTMLElement>, 'placeholder'> {
  ref?: Ref<HTMLElement>;
  /** Names the search field. */
  readonly searchLabel?: string;
  /** What can be searched for: "Name, city or number". */
  readonly placeholder?: string;
  /** The text that is searched for. @default '' */
  readonly search?: string;
  /** Called with the text at each change; without it there is no search field. */
  readonly onSearch?: (text: string) => void;
  /** The search field itself: for a shortcut that leads to it. */
  readonly searchRef?: Ref<HTMLInputElement>;
  /** Called by Enter and by ↓ in the search field: the reader goes on to what was found. */
  readonly onSearchEnd?: () => void;
  /** What the button is called that clears all filters. */
  readonly clearLabel?: string;
  /** Takes all filters away; absent while there are none. */
  readonly onClear?: (() => void) | undefined;
  /** How many filters leave something out. @default 0 */
  readonly applied?: number;
  /** The filters: `FilterChip`s. */
  readonly children: ReactNode;
}
