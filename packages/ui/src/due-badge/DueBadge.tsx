'use client';
import { CirclePause, Clock } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { usePlural } from '../internal/use-plural.ts';
import { useMessages } from '../messages/index.ts';
import { dueBadge } from './DueBadge.styles.ts';
import { icon } from '../icons/icon.ts';

const CirclePauseIcon = icon(CirclePause);
const ClockIcon = icon(Clock);

/**
 * The time left in working days: "4 days left", "Due today", "2 days overdue", "Paused 6 days". Sign and the text
 * says it; colour only helps.
 *
 * Renders a `<span>`.
 */
export function DueBadge({ days, isPaused = false, className, ...rest }: DueBadgeProps) {
  const { components } = useMessages();
  const plural = usePlural();
  const texts = components.due;
  const state = stateOf(days, isPaused);
  const text = {
    none: () => texts.none,
    paused: () => plural(texts.paused, Math.abs(days ?? 0)),
    today: () => texts.today,
    overdue: () => plural(texts.overdue, Math.abs(days ?? 0)),
    left: () => plural(texts.left, days ?? 0),
  }[state]();
  const styles = dueBadge({ state });
  const Icon = state === 'paused' ? CirclePauseIcon : ClockIcon;
  return (
    <span {...rest} className={styles.root({ className })}>
      {state !== 'none' && <Icon aria-hidden className={styles.icon()} />}
      {text}
    </span>
  );
}

function stateOf(days: number | null, isPaused: boolean) {
  if (days === null) return 'none';
  if (isPaused) return 'paused';
  if (days === 0) return 'today';
  return days < 0 ? 'overdue' : 'left';
}

export interface DueBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** Working days until it is due, negative when that is past, null without a date. While paused: for how long. */
  days: number | null;
  /** The clock stands still: waiting for the client. @default false */
  isPaused?: boolean;
}
