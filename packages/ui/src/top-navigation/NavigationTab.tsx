'use client';
import { ChevronDown } from 'lucide';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { ButtonPopover } from '../internal/ButtonPopover.tsx';
import { LazyPopoverPanel } from '../internal/popover.ts';
import type { NavigationItem } from './TopNavigation.tsx';
import { topNavigation } from './TopNavigation.styles.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

const idOf = ({ id, label, count }: NavigationItem) => `${id}:${label.length}:${count ?? ''}`;

/** One tab of the bar; with children, a button that shows them. */
export function NavigationTab({ item }: { readonly item: NavigationItem }) {
  if (item.children) return <NavigationGroup item={item} />;
  const styles = topNavigation({ isCurrent: item.isCurrent ?? false });
  return (
    <li data-item={idOf(item)} className={styles.slot()}>
      <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined} className={styles.tab()}>
        {item.label}
        <Count item={item} />
      </a>
    </li>
  );
}

/** Places behind one tab. Links in a panel, not a menu: they are places, and Tab leads through them. */
export function NavigationGroup({ item }: { readonly item: NavigationItem }) {
  const styles = topNavigation({ isCurrent: item.isCurrent ?? false });
  return (
    <li data-item={idOf(item)} className={styles.slot()}>
      <ButtonPopover
        preload={LazyPopoverPanel.preload}
        button={
          <button type="button" className={styles.tab()}>
            {item.label}
            <ChevronDownIcon aria-hidden className={styles.chevron()} />
          </button>
        }
      >
        {popover => (
          <LazyPopoverPanel
            {...popover}
            placement="bottom start"
            gap={6}
            padding={8}
            className={styles.panel()}
          >
            <ul>
              {(item.children ?? [])
                .flatMap(child => child.children ?? [child])
                .map(child => (
                  <li key={child.id}>
                    <PanelLink item={child} onNavigate={popover.onClose} />
                  </li>
                ))}
            </ul>
          </LazyPopoverPanel>
        )}
      </ButtonPopover>
    </li>
  );
}

/** A place in a panel. */
export function PanelLink({
  item,
  onNavigate,
}: {
  readonly item: NavigationItem;
  readonly onNavigate: () => void;
}) {
  const styles = topNavigation({ isCurrent: item.isCurrent ?? false });
  return (
    <a
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      className={styles.panelLink()}
      onClick={onNavigate}
    >
      {item.label}
      <CountBadge
        count={item.count ?? 0}
        {...(item.countLabel === undefined ? {} : { label: item.countLabel })}
        tone={item.isUrgent ? 'primary' : 'neutral'}
      />
    </a>
  );
}

function Count({ item: { count = 0, countLabel, isUrgent = false } }: { readonly item: NavigationItem }) {
  return (
    <CountBadge
      count={count}
      tone={isUrgent ? 'nav' : 'navQuiet'}
      {...(countLabel === undefined ? {} : { label: countLabel })}
    />
  );
}
