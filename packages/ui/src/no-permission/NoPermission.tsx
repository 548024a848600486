'use client';
import { LockKeyhole } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';
import { icon } from '../icons/icon.ts';

const LockKeyholeIcon = icon(LockKeyhole);

const noPermission = tv({
  slots: {
    root: 'flex max-w-prose gap-3 py-2',
    icon: 'mt-0.5 size-4 shrink-0 text-neutral-indicator',
    body: 'grid justify-items-start gap-1',
    title: 'text-sm font-semibold text-text',
    text: 'text-sm text-text-muted',
    action: 'mt-3',
  },
});

/**
 * Says that the reader may not see something, and who can change that. It never says whether it exists.
 *
 * Renders a `<div>` with a heading.
 */
export function NoPermission({ title, children, action, className, ...rest }: NoPermissionProps) {
  const { components } = useMessages();
  const styles = noPermission();
  return (
    <div {...rest} className={styles.root({ className })}>
      <LockKeyholeIcon aria-hidden className={styles.icon()} />
      <div className={styles.body()}>
        <h2 className={styles.title()}>{title ?? components.noPermission.title}</h2>
        {children !== undefined && <p className={styles.text()}>{children}</p>}
        {action !== undefined && <div className={styles.action()}>{action}</div>}
      </div>
    </div>
  );
}

export interface NoPermissionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** The heading. @default "You don't have access to this page!" */
  title?: string;
  /** Who can give access. */
  children?: ReactNode;
  /** A way on. */
  action?: ReactNode;
}
