import type { ReactNode } from 'react';
import { tv } from '../theme/tv.ts';

export const gaps = ['small', 'field', 'section'] as const;

const stack = tv({
  base: 'grid content-start',
  variants: { gap: { small: 'gap-2', field: 'gap-field', section: 'gap-6' } },
});

/**
 * Things one below another, at one distance.
 *
 * Renders a `<div>`.
 */
export function Stack({ gap = 'field', children }: StackProps) {
  return <div className={stack({ gap })}>{children}</div>;
}

export interface StackProps {
  /** @default 'field' */
  gap?: (typeof gaps)[number];
  children: ReactNode;
}
