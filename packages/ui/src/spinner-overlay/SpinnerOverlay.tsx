'use client';
import { useEffect, useState, type HTMLAttributes, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../messages/index.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import { tv } from '../theme/tv.ts';

const spinnerOverlay = tv({
  slots: {
    root: 'fixed inset-0 z-50 grid place-items-center bg-(--d-scrim)',
    panel:
      'flex items-center gap-3 rounded-md border border-border bg-surface-raised px-5 py-4 text-sm font-medium text-text shadow-overlay',
  },
});

/** S1 §2 asks for an overlay; what comes within this time should not blink. */
export const spinnerOverlayDelay = 150;

/**
 * Covers a busy page, so that nothing on it can be pressed: while one page replaces another. It shows after 150 ms
 * and is announced. The focus stays where it was.
 *
 * Renders a `role="status"` over the whole page, at the end of `<body>`; nothing before its time.
 */
export function SpinnerOverlay({ isBusy, label, className, ...rest }: SpinnerOverlayProps) {
  const { components } = useMessages();
  const scope = useThemeScope();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsShown(true), spinnerOverlayDelay);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isBusy]);
  useNoPresses(isBusy && isShown);
  if (!isBusy || !isShown) return null;
  const styles = spinnerOverlay();
  return createPortal(
    <div {...scope} {...rest} role="status" data-overlay className={styles.root({ className })}>
      <div className={styles.panel()}>
        <Spinner size="large" />
        {label ?? components.busy}
      </div>
    </div>,
    document.body,
  );
}

/** The overlay takes the pointer's presses; this takes those of the keyboard, without moving the focus. */
function useNoPresses(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const swallow = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', swallow, true);
    return () => document.removeEventListener('keydown', swallow, true);
  }, [isOn]);
}

export interface SpinnerOverlayProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** While this is true. */
  isBusy: boolean;
  /** What is going on. @default "One moment please" */
  label?: string;
}
