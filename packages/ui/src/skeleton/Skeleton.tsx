import type { HTMLAttributes, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const skeleton = tv({
  base: 'block h-3 max-w-full rounded-sm bg-surface-active motion-safe:animate-pulse forced:border',
});

/**
 * Reserves space for content that is loading. Show it after 300 ms, never for content that is available at once.
 *
 * Renders a `<span>` that screen readers skip: say once, next to it, that something is loading.
 */
export function Skeleton({ width = '100%', height, className, style, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden {...rest} style={{ ...style, width, height }} className={skeleton({ className })} />
  );
}

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** A CSS length. @default '100%' */
  width?: string;
  /** A CSS length. @default a line of text */
  height?: string;
}
