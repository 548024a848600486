import { tv } from '../theme/tv.ts';

/** What floats above the page and above a modal that it opens from: menus, lists of pickers, panels of the navigation. */
export const overlay = tv({
  base: 'z-50 rounded-md border border-border-strong bg-surface-raised text-text shadow-overlay outline-none motion-safe:animate-enter',
});
