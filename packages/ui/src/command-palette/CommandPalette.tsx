'use client';
import type { HTMLAttributes, Ref } from 'react';
import { lazyOverlay } from '../internal/lazy-overlay.tsx';
import type { Command, CommandSource } from './commands.ts';

const LazyPaletteDialog = lazyOverlay(async () => (await import('./PaletteDialog.tsx')).PaletteDialog);

/**
 * One field to reach any page, record or action. Open it with `useCommandKey`.
 *
 * Renders a `role="dialog"` with a `role="combobox"` and its listbox. The dialog is Headless UI's; the combobox is
 * the ARIA pattern by hand, because both libraries tie theirs to a value that is chosen and kept, and nothing is
 * kept here.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return <LazyPaletteDialog {...props} />;
}

export interface CommandPaletteProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** While this is true it is shown, and has the focus. */
  isOpen: boolean;
  /** Called by Escape, by a press outside it, and before a command is carried out. */
  onClose: () => void;
  /** In the order in which their results stand. */
  sources: readonly CommandSource[];
  /** Shown before anything is typed. */
  recent?: readonly Command[];
  /** What was chosen, so that it can be recent the next time. */
  onChoose?: (command: Command) => void;
}
