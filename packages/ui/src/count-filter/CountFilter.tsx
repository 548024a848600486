'use client';
import { X } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { icon } from '../icons/icon.ts';
import { focusRing, tv } from '../theme/tv.ts';

const CloseIcon = icon(X);

const countFilter = tv({
  slots: {
    // On a telephone one line, which scrolls: what they count is to be seen with them.
    root: 'flex flex-wrap gap-2 max-md:w-0 max-md:min-w-full max-md:flex-nowrap max-md:overflow-x-auto max-md:p-1',
    button: [
      focusRing(),
      'inline-flex min-h-control shrink-0 cursor-pointer items-center gap-2 rounded-md border px-3 text-sm text-text',
    ],
    count: 'text-md font-semibold tabular-nums',
    icon: 'size-4 shrink-0',
  },
  variants: {
    isChosen: {
      true: {
        button:
          'border-primary-indicator bg-surface-selected inset-ring-1 inset-ring-primary-indicator hover:bg-surface-selected-hover forced:outline-2 forced:outline-[Highlight]',
      },
      false: {
        button: 'border-border-control bg-surface hover:border-border-control-hover hover:bg-surface-hover',
      },
    },
    isUrgent: { true: { count: 'text-danger-text' } },
  },
});

/** A figure that filters. */
export interface CountFilterOption {
  readonly value: string;
  readonly label: string;
  /** In the reader's own grouping. */
  readonly count: string;
  /** Someone has to act: the figure stands out. */
  readonly isUrgent?: boolean;
}

/**
 * Figures that filter the list below: one at a time; pressing the active one again shows everything.
 *
 * Renders a `<div role="group">`, which `aria-label` names, of buttons that are pressed or not.
 */
export function CountFilter({ options, value, onValueChange, className, ...rest }: CountFilterProps) {
  return (
    <div role="group" {...rest} className={countFilter().root({ className })}>
      {options.map(option => {
        const isChosen = option.value === value;
        const styles = countFilter({ isChosen, isUrgent: option.isUrgent ?? false });
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onValueChange(isChosen ? null : option.value)}
            className={styles.button()}
          >
            <span className={styles.count()}>{option.count}</span> {option.label}
            {isChosen && <CloseIcon aria-hidden className={styles.icon()} />}
          </button>
        );
      })}
    </div>
  );
}

export interface CountFilterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** In the order of their urgency. */
  options: readonly CountFilterOption[];
  /** Which one filters; null for none. */
  value: string | null;
  /** Called with the one that is pressed, null when it was pressed already. */
  onValueChange: (value: string | null) => void;
}
