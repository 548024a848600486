'use client';
import { useId, type HTMLAttributes, type Ref } from 'react';
import { useMessages } from '../messages/index.ts';
import { progress } from './Progress.styles.ts';

export const progressTones = ['primary', 'success', 'danger'] as const;

/**
 * The progress of a longer operation: an upload, an import, a check over many clients.
 *
 * Renders a `<div>` with its label and a `role="progressbar"`. Without a value it says that it is going on.
 */
export function Progress({
  label,
  value,
  max = 100,
  tone = 'primary',
  isLabelHidden = false,
  valueText,
  className,
  ...rest
}: ProgressProps) {
  const { locale } = useMessages();
  const id = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const text = valueText ?? (share === null ? undefined : percent.format(share));
  const styles = progress({ tone, isEndless: share === null });
  return (
    <div {...rest} className={styles.root({ className })}>
      <span className={isLabelHidden ? 'sr-only' : styles.texts()}>
        <span id={id} className={styles.label()}>
          {label}
        </span>
        {text !== undefined && <span className={styles.value()}>{text}</span>}
      </span>
      <span
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={share === null ? undefined : max}
        aria-valuenow={share === null || value === null ? undefined : Math.min(max, Math.max(0, value))}
        aria-valuetext={text}
        className={styles.track()}
      >
        <span
          className={styles.bar()}
          style={share === null ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </span>
    </div>
  );
}

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What is going on. */
  label: string;
  /** How far it is; null while no one can say. */
  value: number | null;
  /** What `value` counts to. @default 100 */
  max?: number;
  /** `success` when it is done, `danger` when it failed: say so in words as well. @default 'primary' */
  tone?: (typeof progressTones)[number];
  /** For readers only: the text is next to it already. @default false */
  isLabelHidden?: boolean;
  /** How far, in words: "240 of 1,000 rows". @default the percentage */
  valueText?: string;
}
