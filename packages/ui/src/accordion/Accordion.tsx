'use client';
import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDown } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { accordion } from './Accordion.styles.ts';
import { icon } from '../icons/icon.ts';

const ChevronDownIcon = icon(ChevronDown);

/** One part that opens and closes. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  /** What can be said without opening it: a count, a status. */
  readonly summary?: ReactNode;
  readonly content: ReactNode;
  /** @default false */
  readonly isOpenAtFirst?: boolean;
}

/**
 * Parts under headings that open and close independently, several at a time. Content that everyone must read does
 * not belong in one.
 *
 * Renders a `<div>` with a heading and a button for each part. Content that is closed can be found in the page by
 * no one, so nothing that has an error may be in one that is closed.
 */
export function Accordion({ items, headingLevel = 3, className, ...rest }: AccordionProps) {
  const styles = accordion();
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.root({ className })}>
      {items.map(({ id, title, summary, content, isOpenAtFirst = false }) => (
        <Disclosure key={id} as="div" defaultOpen={isOpenAtFirst} className={styles.item()}>
          <Heading className={styles.heading()}>
            <DisclosureButton className={styles.button()}>
              <ChevronDownIcon aria-hidden className={styles.chevron()} />
              <span className={styles.title()}>{title}</span>
              {summary !== undefined && <span className={styles.summary()}>{summary}</span>}
            </DisclosureButton>
          </Heading>
          <DisclosurePanel className={styles.panel()}>{content}</DisclosurePanel>
        </Disclosure>
      ))}
    </div>
  );
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** The parts that open, in their order. */
  items: readonly AccordionItem[];
  /** One below the heading that it stands under. @default 3 */
  headingLevel?: 2 | 3 | 4;
}
