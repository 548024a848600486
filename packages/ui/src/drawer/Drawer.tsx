'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { lazyOverlay } from '../internal/lazy-overlay.tsx';
import { usePreload } from '../internal/use-preload.ts';
import { NativeDialog } from '../modal/NativeDialog.tsx';

/** Where the code of a drawer does not come: the same content in the middle of the window. */
function DrawerFallback(props: DrawerProps) {
  const { side: _, ...rest } = props;
  return <NativeDialog {...rest} />;
}

const LazyDialog = lazyOverlay<DrawerProps>(
  async () => (await import('./DrawerDialog.tsx')).DrawerDialog,
  DrawerFallback,
);

export const drawerSides = ['end', 'start'] as const;
export type DrawerSide = (typeof drawerSides)[number];

/** In px. */
export const drawerWidths = [460, 630] as const;
export type DrawerWidth = (typeof drawerWidths)[number];

/**
 * The details of an item that stays visible: one row of a table, one search result. It slides in from the side at
 * full height; the focus stays inside and returns to its trigger. Below 768 px it covers the screen.
 *
 * Renders a `role="dialog"` at the end of the page.
 */
export function Drawer(props: DrawerProps) {
  usePreload(LazyDialog.preload);
  return <LazyDialog {...props} />;
}

export interface DrawerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  ref?: Ref<HTMLDivElement>;
  /** While this is true it is shown, and has the focus. */
  isOpen: boolean;
  /** Called by Escape, by the close button and by a press outside the drawer. */
  onClose: () => void;
  /** The heading; it names the drawer. */
  title: string;
  /** From which side it comes; `end` is the right in English. @default 'end' */
  side?: DrawerSide;
  /** In px. @default 460 */
  width?: DrawerWidth;
  /** Buttons, the primary one last; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}
