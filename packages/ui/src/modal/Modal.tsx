'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { lazyOverlay } from '../internal/lazy-overlay.tsx';
import { usePreload } from '../internal/use-preload.ts';
import { NativeDialog } from './NativeDialog.tsx';

const LazyModalDialog = lazyOverlay(
  async () => (await import('./ModalDialog.tsx')).ModalDialog,
  NativeDialog,
);

/** S1 §2: the widths of dialogs, in px. */
export const modalWidths = [460, 630, 750, 900, 1140] as const;
export type ModalWidth = (typeof modalWidths)[number];

/**
 * One thing to do before continuing. The focus stays inside and returns to its trigger; Escape and the close button
 * close it. Below 768 px it covers the screen.
 *
 * Renders a `role="dialog"` at the end of the page.
 */
export function Modal(props: ModalProps) {
  usePreload(LazyModalDialog.preload);
  return <LazyModalDialog {...props} />;
}

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  ref?: Ref<HTMLDivElement>;
  /** While this is true it is shown, and has the focus. */
  isOpen: boolean;
  /** Called by Escape, by the cross and by a press outside the dialog. */
  onClose: () => void;
  /** The heading; it names the dialog. */
  title: string;
  /** In px. @default 630 */
  width?: ModalWidth;
  /** `alertdialog` for what must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}
