'use client';
import { Search } from 'lucide';
import { button } from '../button/Button.styles.ts';
import { isMac } from '../internal/is-mac.ts';
import { useMessages } from '../messages/index.ts';
import { icon } from '../icons/icon.ts';

const SearchIcon = icon(Search);

/**
 * Opens the search over everything. From 1200 px on it looks like the field that it opens, with its keys at the end;
 * below, it is a mark.
 *
 * Renders a `<button>`.
 */
export function NavigationSearch({ label, onPress }: NavigationSearchProps) {
  const { control } = useMessages().components.shortcuts;
  return (
    <button
      type="button"
      title={label}
      aria-keyshortcuts="Control+K Meta+K"
      className={button({
        variant: 'quiet',
        on: 'nav',
        isIconOnly: true,
        className: 'xl:w-auto xl:min-w-52 xl:border-nav-border xl:bg-nav-hover xl:px-2',
      })}
      onClick={onPress}
    >
      <SearchIcon aria-hidden />
      <span className="sr-only font-normal xl:not-sr-only">{label}</span>
      <kbd
        aria-hidden
        className="ms-auto hidden rounded-sm border border-current px-1.5 font-sans text-2xs font-normal xl:block"
      >
        {isMac() ? '⌘K' : `${control} K`}
      </kbd>
    </button>
  );
}

export interface NavigationSearchProps {
  /** "Go to anything…" */
  label: string;
  /** Called when it is pressed: opens the command palette. */
  onPress: () => void;
}
