import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { tv } from '../theme/tv.ts';

export const gaps = ['small', 'field', 'section'] as const;

const stack = tv({
  variants: {
    gap: { small: 'gap-2', field: 'gap-field', section: 'gap-6' },
    // In a page that fills the window the last part that can scroll takes what room is left.
    isFilling: { true: 'flex min-h-0 flex-1 flex-col', false: 'grid content-start' },
    // Fields are as wide as what stands in them: a telephone number across a screen is hard to read.
    width: { full: '', form: 'max-w-140' },
  },
});

/**
 * Things one below another, at one distance.
 *
 * Renders a `<div>`.
 */
export function Stack({
  gap = 'field',
  isFilling = false,
  width = 'full',
  className,
  children,
  ...rest
}: StackProps) {
  return (
    <div {...rest} className={stack({ gap, isFilling, width, className })}>
      {children}
    </div>
  );
}

export interface StackProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** The distance between two things. @default 'field' */
  gap?: (typeof gaps)[number];
  /** Takes the height that is left in a full page; a table inside scrolls. @default false */
  isFilling?: boolean;
  /** `form`: 560 px at most, as wide as fields are. @default 'full' */
  width?: 'full' | 'form';
  children: ReactNode;
}
