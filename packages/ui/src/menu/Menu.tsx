'use client';
import { Fragment, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { overlays, type Overlays } from '../internal/overlays.ts';
import { opensMenu } from '../internal/presses.ts';
import { useOnIntent } from '../internal/use-on-intent.tsx';
import { menu } from './Menu.styles.ts';

/** One thing that a menu can do, or a place it leads to. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Leads somewhere; otherwise `onSelect` does something. */
  readonly href?: string;
  readonly onSelect?: () => void;
  /** `danger` for what takes something away. */
  readonly tone?: 'danger';
  /** The place one is in. */
  readonly isCurrent?: boolean;
  /** Why it cannot be done now; it stays in the list and says so. */
  readonly disabledReason?: string;
}

/**
 * Actions behind one button. Arrows move, letters find, Escape closes and gives the focus back.
 *
 * Renders the button it is given, and a `role="menu"` while it is open, which takes `ref` and the rest of the props.
 */
export function Menu({ button, groups, header, placement = 'bottom end', className, ...rest }: MenuProps) {
  const { parts, trigger, plain } = useOnIntent({
    slot: overlays,
    button,
    isPress: opensMenu,
    popup: 'menu',
  });
  const styles = menu();
  if (!parts) return plain;
  const { Menu: HeadlessMenu, MenuButton, MenuItem, MenuItems, MenuSeparator } = parts;
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment} ref={trigger}>
        {button}
      </MenuButton>
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
              <Action key={action.id} {...action} Item={MenuItem} />
            ))}
          </Fragment>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}

function Action({ label, icon, href, onSelect, tone, isCurrent, disabledReason, Item }: ActionProps) {
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
      <Item>
        <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.item()}>
          {content}
        </a>
      </Item>
    );
  const isDisabled = disabledReason !== undefined;
  return (
    <Item>
      <button
        type="button"
        aria-disabled={isDisabled || undefined}
        // Not Headless UI's `disabled`: it would skip the item, and with it the reason.
        onClick={event => (isDisabled ? event.preventDefault() : onSelect?.())}
        className={styles.item()}
      >
        {content}
      </button>
    </Item>
  );
}

interface ActionProps extends MenuAction {
  readonly Item: Overlays['MenuItem'];
}

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What opens it: a `Button` or `IconButton`. */
  button: ReactElement;
  /** Actions that belong together; groups are divided by a line. */
  groups: readonly (readonly MenuAction[])[];
  /** Who or what the menu is about. */
  header?: ReactNode;
  /** @default 'bottom end' */
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start';
}
