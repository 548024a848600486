'use client';
import { MenuItem, MenuItems, MenuSeparator } from '@headlessui/react';
import { Fragment } from 'react';
import { menu } from './Menu.styles.ts';
import type { MenuAction, MenuProps } from './Menu.tsx';

/** What a menu holds. It comes with what menus need to open (`menus.ts`). */
export function MenuPanel({ groups, header, placement = 'bottom end', className, ...rest }: MenuPanelProps) {
  const styles = menu();
  return (
    <MenuItems
      {...rest}
      anchor={{ to: placement, gap: 6, padding: 8 }}
      modal={false}
      className={styles.panel({ className })}
    >
      {header !== undefined && <div className={styles.header()}>{header}</div>}
      {groups.map((group, index) => (
        <Fragment key={group[0]?.id ?? index}>
          {index > 0 && <MenuSeparator className={styles.separator()} />}
          {group.map(action => (
            <Action key={action.id} {...action} />
          ))}
        </Fragment>
      ))}
    </MenuItems>
  );
}

type MenuPanelProps = Omit<MenuProps, 'button'>;

function Action({ label, icon, href, onSelect, tone, isCurrent, disabledReason }: MenuAction) {
  const styles = menu({ tone, isCurrent });
  const content = (
    <>
      {icon}
      <span className={styles.words()}>
        {label}
        {disabledReason !== undefined && <span className={styles.reason()}>{disabledReason}</span>}
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <MenuItem>
        <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.item()}>
          {content}
        </a>
      </MenuItem>
    );
  const isDisabled = disabledReason !== undefined;
  return (
    <MenuItem>
      <button
        type="button"
        aria-disabled={isDisabled || undefined}
        // Not Headless UI's `disabled`: it would skip the item, and with it the reason.
        onClick={event => (isDisabled ? event.preventDefault() : onSelect?.())}
        className={styles.item()}
      >
        {content}
      </button>
    </MenuItem>
  );
}
