import { Status, type StatusTone } from '../status/index.ts';
import { badge } from './Badge.styles.ts';

/**
 * A status in the head of a page: once, soft, with its dot. In tables use `Status`.
 *
 * Renders a `<span>`.
 */
export function Badge({ tone, isHollow, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      <Status tone={tone} isHollow={isHollow}>
        {children}
      </Status>
    </span>
  );
}

export interface BadgeProps {
  readonly tone: StatusTone;
  readonly isHollow?: boolean | undefined;
  /** The status in the reader's language. */
  readonly children: string;
}
