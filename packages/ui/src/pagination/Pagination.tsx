'use client';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { pagination } from './Pagination.styles.ts';
import { icon } from '../icons/icon.ts';

const ChevronLeftIcon = icon(ChevronLeft);
const ChevronRightIcon = icon(ChevronRight);

/**
 * Moves through the pages of a list, and shows the current range.
 *
 * Renders a `<nav>` with two links, so that a page can be opened in a new tab.
 */
export function Pagination({
  label,
  summary,
  previous,
  next,
  previousLabel,
  nextLabel,
  className,
  ...rest
}: PaginationProps) {
  const styles = pagination();
  return (
    <nav {...rest} aria-label={label} className={styles.root({ className })}>
      <span className={styles.summary()}>{summary}</span>
      <Step href={previous} label={previousLabel}>
        <ChevronLeftIcon aria-hidden data-flip className={styles.icon()} />
      </Step>
      <Step href={next} label={nextLabel}>
        <ChevronRightIcon aria-hidden data-flip className={styles.icon()} />
      </Step>
    </nav>
  );
}

function Step({
  href,
  label,
  children,
}: {
  readonly href: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const styles = pagination({ isDisabled: href === undefined });
  // A link without an address is no link: it keeps its place, says that it leads nowhere, and takes no focus.
  if (href === undefined)
    return (
      <span className={styles.step()} role="link" aria-label={label} aria-disabled>
        {children}
      </span>
    );
  return (
    <a className={styles.step()} href={href} aria-label={label}>
      {children}
    </a>
  );
}

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Names the navigation. */
  readonly label: string;
  /** Where one is: `1–25 of 1,284`. */
  readonly summary: string;
  /** Address of the previous page; absent on the first. */
  readonly previous?: string | undefined;
  /** Address of the next page; absent on the last. */
  readonly next?: string | undefined;
  /** Names the link to the previous page. */
  readonly previousLabel: string;
  /** Names the link to the next page. */
  readonly nextLabel: string;
}
