import type { ReactNode } from 'react';
import { tv } from '../theme/tv.ts';

// The page leaves the room that they take, also where the focus goes to.
const footerActions = tv({
  slots: {
    root: [
      'fixed inset-x-0 bottom-(--d-toasts,0px) z-20 flex flex-wrap items-start gap-x-2.5 gap-y-1.5 border-t border-border-strong bg-surface px-4 py-3 md:static md:grid md:justify-items-end md:gap-1 md:border-0 md:bg-transparent md:p-0',
      'max-md:[html:has(&)]:scroll-pb-28 max-md:[html:has(&)]:pb-28',
    ],
    actions: 'contents max-md:*:last:flex-1 md:flex md:flex-wrap md:items-center md:justify-end md:gap-2.5',
    // Its line is there also while it is empty: no button moves when it comes or goes.
    note: 'basis-full text-xs text-text-muted empty:hidden md:order-last md:min-h-[1lh] md:text-end md:text-sm md:empty:block',
  },
});

/**
 * The actions of a page that is long on a phone: there they stay at the foot of the window.
 *
 * Renders a `<div>`, as `actions` of a `PageHeader`.
 */
export function FooterActions({ note, children }: FooterActionsProps) {
  const styles = footerActions();
  return (
    <div className={styles.root()}>
      {note !== undefined && <div className={styles.note()}>{note}</div>}
      <div className={styles.actions()}>{children}</div>
    </div>
  );
}

export interface FooterActionsProps {
  /** `Button`s; on a phone the last one takes what room is left. */
  children: ReactNode;
  /** Why one of them cannot be done now: an `ActionReasons`. */
  note?: ReactNode;
}
