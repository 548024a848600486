'use client';
import type { HTMLAttributes, Ref } from 'react';
import { Status, type StatusContent } from '../status/index.ts';
import { useStatus } from '../status/use-status.ts';
import { badge } from './Badge.styles.ts';

/**
 * The status in the header of a page: once, on a soft background, with its dot. In tables use `Status`.
 *
 * Renders a `<span>`.
 */
export function Badge({ of, tone, isOutlined, children, className, ...rest }: BadgeProps) {
  const shown = useStatus({ of, tone, isOutlined, children } as StatusContent);
  return (
    <span {...rest} className={badge({ tone: shown.tone, className })}>
      <Status tone={shown.tone} isOutlined={shown.isOutlined}>
        {shown.text}
      </Status>
    </span>
  );
}

export type BadgeProps = StatusContent &
  Omit<HTMLAttributes<HTMLSpanElement>, 'children'> & { ref?: Ref<HTMLSpanElement> };
