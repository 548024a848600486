'use client';
import { Search } from 'lucide-react';
import { isMac } from '../internal/is-mac.ts';
import { navigationSearch } from './NavigationSearch.styles.ts';

/**
 * Opens the search over everything. From 1200 px on it looks like the field that it opens, with its keys at the end;
 * below, it is a mark.
 *
 * Renders a `<button>`.
 */
export function NavigationSearch({ label, onPress }: NavigationSearchProps) {
  const styles = navigationSearch();
  return (
    <button
      type="button"
      title={label}
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.root()}
      onClick={onPress}
    >
      <Search aria-hidden className={styles.icon()} />
      <span className={styles.label()}>{label}</span>
      <kbd aria-hidden className={styles.keys()}>
        {isMac() ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

export interface NavigationSearchProps {
  /** "Go to anything…" */
  label: string;
  onPress: () => void;
}
