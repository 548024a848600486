'use client';
import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { assignRef } from '../internal/assign-ref.ts';
import { tv } from '../theme/tv.ts';

const draftBar = tv({
  slots: {
    root: [
      'sticky bottom-(--d-toasts,0px) z-20 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-t-md border border-b-0 border-border-strong md:-mx-1',
      'bg-surface-raised px-4 py-3 shadow-overlay motion-safe:animate-enter',
    ],
    // Two lines at most: a bar that grows while someone presses next to it takes the press away.
    text: 'line-clamp-2 min-w-0 flex-1 basis-40 text-sm text-text-muted',
    title: 'block font-semibold text-text',
    buttons: 'flex flex-wrap justify-end gap-2.5',
  },
});

/**
 * Unsaved changes, docked at the bottom of the part that they belong to; visible only while there are any. Forms
 * have a `SaveBar`, which is one.
 *
 * Renders a `role="region"`, or nothing.
 */
export function DraftBar({ isShown, label, title, text, children, ref, className, ...rest }: DraftBarProps) {
  /** Where someone came from into the bar. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  // The bar goes when all is saved or discarded, and would take the focus along.
  useLayoutEffect(() => {
    if (isShown || document.activeElement !== document.body) return;
    cameFrom.current?.focus({ preventScroll: true });
  }, [isShown]);
  useLayoutEffect(() => {
    const shown = bar.current;
    if (!isShown || !shown) return undefined;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !shown.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    };
    shown.addEventListener('focusin', enter);
    return () => shown.removeEventListener('focusin', enter);
  }, [isShown]);
  if (!isShown) return null;
  const styles = draftBar();
  return (
    <div
      {...rest}
      ref={element => {
        bar.current = element;
        assignRef(ref, element);
      }}
      role="region"
      aria-label={label}
      className={styles.root({ className })}
    >
      <span className={styles.text()}>
        {title !== undefined && <strong className={styles.title()}>{title}</strong>}
        {text}
      </span>
      <span className={styles.buttons()}>{children}</span>
    </div>
  );
}

export interface DraftBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** Whether something is changed. */
  isShown: boolean;
  /** Names the region: "Changes that are not saved". */
  label: string;
  /** How much is changed: "3 changes not saved". */
  title?: string;
  /** What is changed, or what becomes of it. */
  text: ReactNode;
  /** `Button`s, the primary one last. */
  children: ReactNode;
}
