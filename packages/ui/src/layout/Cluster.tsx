import type { ReactNode } from 'react';
import { tv } from '../theme/tv.ts';

const cluster = tv({
  base: 'flex flex-wrap items-center gap-x-4 gap-y-2',
  variants: { justify: { start: 'justify-start', between: 'justify-between', end: 'justify-end' } },
});

/**
 * Things beside one another, that go to the next line when there is no room.
 *
 * Renders a `<div>`.
 */
export function Cluster({ justify = 'start', children }: ClusterProps) {
  return <div className={cluster({ justify })}>{children}</div>;
}

export interface ClusterProps {
  /** @default 'start' */
  justify?: 'start' | 'between' | 'end';
  children: ReactNode;
}
