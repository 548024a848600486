import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const columns = tv({
  base: 'grid items-start gap-x-6 gap-y-5',
  variants: {
    count: {
      2: 'md:grid-cols-2',
      3: 'sm:grid-cols-2 lg:grid-cols-3',
      aside: 'xl:grid-cols-[minmax(0,1fr)_20rem]',
      // What is made stays in sight while one changes it; where there is no room it comes first.
      editor:
        'lg:grid-cols-[20rem_minmax(0,1fr)] max-lg:*:last:order-first lg:*:last:sticky lg:*:last:top-4 lg:*:last:max-h-[calc(100dvh-2rem)] lg:*:last:overflow-auto',
    },
  },
});

/**
 * Columns of one width, or a wide one with something next to it; one below another where there is no room.
 *
 * Renders a `<div>`.
 */
export function Columns({ count = 2, className, children, ...rest }: ColumnsProps) {
  return (
    <div {...rest} className={columns({ count, className })}>
      {children}
    </div>
  );
}

export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** `aside`: the second column is 20 rem wide, from 1200 px on. `editor`: the first is, and the second stays in sight. @default 2 */
  count?: 2 | 3 | 'aside' | 'editor';
  children: ReactNode;
}
