import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const cluster = tv({
  base: 'flex items-center',
  variants: {
    gap: { small: 'gap-2', field: 'flex-wrap gap-x-4 gap-y-2' },
    justify: { start: 'justify-start', between: 'justify-between', end: 'justify-end' },
  },
});

/**
 * Things next to each other, that go to the next line when there is no room.
 *
 * Renders a `<div>`.
 */
export function Cluster({ justify = 'start', gap = 'field', className, children, ...rest }: ClusterProps) {
  return (
    <div {...rest} className={cluster({ justify, gap, className })}>
      {children}
    </div>
  );
}

export interface ClusterProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** Where things stand when there is room left. @default 'start' */
  justify?: 'start' | 'between' | 'end';
  /** `small` keeps an icon and its text in one line. @default 'field' */
  gap?: 'small' | 'field';
  children: ReactNode;
}
