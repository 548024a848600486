'use client';
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { assignRef } from '../internal/assign-ref.ts';
import { usePlacement } from '../internal/use-placement.ts';
import { usePressOutside } from '../internal/use-press-outside.ts';
import { useThemeScope } from '../theme-scope/use-theme-scope.ts';
import type { MenuProps } from './Menu.tsx';
import { menu } from './Menu.styles.ts';
import { MenuItem } from './MenuItem.tsx';
import { useTypeahead } from './use-typeahead.ts';
import { preventClick, type MenuStart } from './use-menu-trigger.ts';

/**
 * What a menu holds: the ARIA pattern with one element that has the focus, at the end of the page. Both libraries tie a
 * menu to a button of theirs.
 */
export function MenuPanel(props: MenuPanelProps) {
  const { id, trigger, start, onClose, onLeave, groups, header, ...others } = props;
  const { placement = 'bottom end', className, ref, ...rest } = others;
  const labelled = groups.map(group => ('actions' in group ? group : { label: undefined, actions: group }));
  const actions = labelled.flatMap(group => group.actions);
  const scope = useThemeScope();
  const panel = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ none: -1, first: 0, last: actions.length - 1 }[start]);
  const { setElement, style } = usePlacement(trigger, {
    placement,
    gap: 6,
    padding: 8,
    strategy: 'absolute',
  });
  const find = useTypeahead(actions.map(({ label }) => label));
  usePressOutside(panel, trigger, onLeave);
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const last = actions.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(active + 1, last),
    ArrowUp: active === -1 ? last : Math.max(active - 1, 0),
    Home: 0,
    PageUp: 0,
    End: last,
    PageDown: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // From the trigger the browser goes on to what follows it.
      onClose();
      return event.stopPropagation();
    }
    const step = steps[event.key] ?? find(event, active);
    if (step !== undefined) setActive(step);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' || event.key === ' ') document.getElementById(`${id}-${active}`)?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return createPortal(
    <div
      {...scope}
      {...rest}
      ref={element => {
        panel.current = element;
        setElement(element);
        assignRef(ref, element);
      }}
      id={id}
      role="menu"
      data-overlay
      tabIndex={0}
      aria-labelledby={trigger.id}
      aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
      onKeyDown={onKeyDown}
      onKeyUp={preventClick}
      style={{ ...rest.style, ...style }}
      className={menu().panel({ className })}
    >
      {header !== undefined && (
        <div role="none" className={menu().header()}>
          {header}
        </div>
      )}
      {labelled.map((group, index) => (
        <Fragment key={group.actions[0]?.id ?? index}>
          {index > 0 && <hr className={menu().separator()} />}
          <div role={group.label === undefined ? 'none' : 'group'} aria-label={group.label}>
            {group.label !== undefined && (
              <div aria-hidden className={menu().label()}>
                {group.label}
              </div>
            )}
            {group.actions.map(action => {
              const at = actions.indexOf(action);
              return (
                <MenuItem
                  key={action.id}
                  id={`${id}-${at}`}
                  action={action}
                  isActive={at === active}
                  onActive={isActive => setActive(isActive ? at : -1)}
                  onClose={onClose}
                />
              );
            })}
          </div>
        </Fragment>
      ))}
    </div>,
    document.body,
  );
}

export interface MenuPanelProps extends Omit<MenuProps, 'button'> {
  readonly id: string;
  /** What opened it, and names it. */
  readonly trigger: HTMLElement;
  /** The action that it opens at. */
  readonly start: MenuStart;
  /** Closes it and gives the focus back. */
  readonly onClose: () => void;
  /** Called when something else is pressed. */
  readonly onLeave: () => void;
}
