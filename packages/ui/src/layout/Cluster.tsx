import type { ReactNode } from 'react';
import { tv } from '../theme/tv.ts';

const cluster = tv({
  base: 'flex items-center',
  variants: {
    gap: { small: 'gap-2', field: 'flex-wrap gap-x-4 gap-y-2' },
    justify: { start: 'justify-start', between: 'justify-between', end: 'justify-end' },
  },
});

/**
 * Things beside one another, that go to the next line when there is no room.
 *
 * Renders a `<div>`.
 */
export function Cluster({ justify = 'start', gap = 'field', children }: ClusterProps) {
  return <div className={cluster({ justify, gap })}>{children}</div>;
}

export interface ClusterProps {
  /** @default 'start' */
  justify?: 'start' | 'between' | 'end';
  /** `small` keeps a mark beside its word, in one line. @default 'field' */
  gap?: 'small' | 'field';
  children: ReactNode;
}
