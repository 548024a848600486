'use client';
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const tabs = tv({
  slots: {
    list: 'flex gap-1 overflow-x-auto border-b border-border',
    // Every tab has the line, transparent until it is chosen: forced colours then paint it for that one.
    tab: [
      '-mb-px inline-flex min-h-target shrink-0 items-center gap-1.5 border-b-2 border-transparent px-3 py-2.5 text-sm font-medium text-text-muted outline-focus -outline-offset-2 hover:text-text',
      'data-selected:border-primary-indicator data-selected:text-text forced:data-selected:border-[Highlight] forced:data-selected:font-semibold',
    ],
    count: 'text-xs text-text-muted',
    panel: 'pt-5 outline-focus',
  },
});

/** One tab and what it shows. */
export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** How many there are behind it. */
  readonly count?: number;
  readonly content: ReactNode;
}

/**
 * Parts of one thing, one at a time, without changing the address. For parts with an address, use `ViewTabs`.
 *
 * Renders a `role="tablist"` and the chosen panel. Arrows move and choose; Home and End go to the ends.
 */
export function Tabs({ label, items, value, onValueChange, ...rest }: TabsProps) {
  const styles = tabs();
  const index =
    value === undefined
      ? undefined
      : Math.max(
          0,
          items.findIndex(item => item.id === value),
        );
  return (
    <TabGroup
      {...rest}
      as="div"
      selectedIndex={index}
      onChange={next => onValueChange?.(items[next]?.id ?? '')}
    >
      <TabList aria-label={label} className={styles.list()}>
        {items.map(item => (
          <Tab key={item.id} className={styles.tab()}>
            {item.label}
            {item.count !== undefined && <span className={styles.count()}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map(item => (
          <TabPanel key={item.id} className={styles.panel()}>
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What the tabs are parts of. */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** Id of the chosen one. @default its own state, beginning with the first */
  value?: string;
  /** Called with the id of the tab that was chosen. */
  onValueChange?: (id: string) => void;
}
