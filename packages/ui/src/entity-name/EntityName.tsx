import { Building2, User, Users } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { tv } from '../theme/tv.ts';
import { icon } from '../icons/icon.ts';

const Building2Icon = icon(Building2);
const UserIcon = icon(User);
const UsersIcon = icon(Users);

export const entityKinds = ['person', 'people', 'company'] as const;
const icons = { person: UserIcon, people: UsersIcon, company: Building2Icon };

const entityName = tv({
  slots: {
    root: 'inline-flex min-w-0 items-center gap-2.5',
    icon: 'size-4 shrink-0 text-text-muted',
    // Where lines do not break, as in a table, what does not fit ends in an ellipsis.
    name: 'min-w-0 overflow-hidden break-words text-ellipsis',
  },
});

/**
 * The name of a person, of people together, or of a company, with the icon that distinguishes them at a glance.
 *
 * Renders a `<span>`.
 */
export function EntityName({ kind, kindLabel, className, children, ...rest }: EntityNameProps) {
  const styles = entityName();
  const Icon = icons[kind];
  return (
    <span {...rest} className={styles.root({ className })}>
      <Icon
        aria-hidden={kindLabel === undefined}
        aria-label={kindLabel}
        role={kindLabel === undefined ? undefined : 'img'}
        className={styles.icon()}
      />
      <span className={styles.name()}>{children}</span>
    </span>
  );
}

export interface EntityNameProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** Which mark stands before the name. */
  kind: (typeof entityKinds)[number];
  /** The kind in words, where nothing else on the page says it. */
  kindLabel?: string;
  children: string;
}
