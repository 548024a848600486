import { PanelLink } from './NavigationTab.tsx';
import { topNavigation } from './TopNavigation.styles.ts';
import type { NavigationItem } from './TopNavigation.tsx';

/** Everything that the bar holds, below each other, for narrow windows. */
export function NavigationDrawer({ items, onNavigate }: NavigationDrawerProps) {
  const styles = topNavigation();
  return (
    <ul>
      {items.map(item => (
        <li key={item.id}>
          {item.children ? (
            <>
              <p className={styles.drawerLabel()}>{item.label}</p>
              <ul className={styles.drawerGroup()}>
                {item.children.map(child => (
                  <li key={child.id}>
                    <PanelLink item={child} onNavigate={onNavigate} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <PanelLink item={item} onNavigate={onNavigate} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface NavigationDrawerProps {
  readonly items: readonly NavigationItem[];
  readonly onNavigate: () => void;
}
