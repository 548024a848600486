import type { ReactNode } from 'react';
import { tv } from '../theme/tv.ts';

// The page leaves the room that they take, also where the focus goes to.
const footActions = tv({
  base: [
    'fixed inset-x-0 bottom-(--d-toasts,0px) z-20 flex flex-wrap items-start gap-2.5 border-t border-border-strong bg-surface px-4 py-3 *:last:flex-1 md:static md:items-center md:border-0 md:bg-transparent md:p-0',
    'max-md:[html:has(&)]:scroll-pb-28 max-md:[html:has(&)]:pb-28',
  ],
});

/**
 * The actions of a page that is long on a phone: there they stay at the foot of the window.
 *
 * Renders a `<div>`, as `actions` of a `PageHeader`.
 */
export function FooterActions({ children }: FooterActionsProps) {
  return <div className={footActions()}>{children}</div>;
}

export interface FooterActionsProps {
  /** `Button`s; the last one takes what room is left. */
  children: ReactNode;
}
