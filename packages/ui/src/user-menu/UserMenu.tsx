'use client';
import { substitute } from '@dossier/validators';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Menu, type MenuGroup } from '../menu/Menu.tsx';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';

const userMenu = tv({
  slots: {
    button: [
      'inline-flex size-control min-w-target items-center justify-center rounded-full outline-offset-2 outline-nav-focus focus-visible:outline-2',
    ],
    name: 'font-semibold text-text',
    detail: 'text-xs text-text-muted',
  },
});

/**
 * The signed-in user and their own pages: profile, password, log out.
 *
 * Renders a round `<button>` with the person's initials, and a menu.
 */
export function UserMenu({ name, detail, groups, className, ...rest }: UserMenuProps) {
  const { components } = useMessages();
  const styles = userMenu();
  return (
    <Menu
      button={
        <button type="button" {...rest} className={styles.button({ className })}>
          <Avatar name={name} size="medium" />
          <span className="sr-only">{substitute(components.user.menu, { name })}</span>
        </button>
      }
      header={
        <>
          <p className={styles.name()}>{name}</p>
          {detail !== undefined && <p className={styles.detail()}>{detail}</p>}
        </>
      }
      groups={groups}
    />
  );
}

export interface UserMenuProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'children'> {
  ref?: Ref<HTMLButtonElement>;
  /** Full name of who is signed in. */
  name: string;
  /** What else identifies the user: role and firm. */
  detail?: string;
  /** What is theirs: groups are divided by a line. */
  groups: readonly MenuGroup[];
}
