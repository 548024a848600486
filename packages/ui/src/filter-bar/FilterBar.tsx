'use client';
import { Search, X } from 'lucide-react';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { filterBar } from './FilterBar.styles.ts';

/**
 * Search and filters above a list.
 *
 * Renders a `<search>` with the search field, then its filters.
 */
export function FilterBar({
  searchLabel,
  placeholder,
  search,
  onSearch,
  clearLabel,
  onClear,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const styles = filterBar();
  const id = useId();
  return (
    <search {...rest} className={styles.root({ className })}>
      <div className={styles.search()}>
        <label htmlFor={id} className="sr-only">
          {searchLabel}
        </label>
        <Search aria-hidden className={styles.searchIcon()} />
        <input
          id={id}
          type="search"
          className={styles.input()}
          placeholder={placeholder}
          value={search}
          autoComplete="off"
          spellCheck={false}
          onChange={event => onSearch(event.target.value)}
        />
      </div>
      {children}
      {onClear && (
        <button type="button" className={styles.clear()} onClick={onClear}>
          <X aria-hidden className={styles.icon()} />
          {clearLabel}
        </button>
      )}
    </search>
  );
}

export interface FilterBarProps extends Omit<HTMLAttributes<HTMLElement>, 'placeholder'> {
  ref?: Ref<HTMLElement>;
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly clearLabel: string;
  /** Takes all filters away; absent while there are none. */
  readonly onClear?: (() => void) | undefined;
  /** The filters: `FilterChip`s. */
  readonly children: ReactNode;
}
