'use client';
import { useId, type FieldsetHTMLAttributes, type ReactNode, type Ref } from 'react';
import { segmentedControl } from './SegmentedControl.styles.ts';

export const segmentedControlSizes = ['regular', 'small'] as const;

/** One of the choices. */
export interface Segment {
  readonly value: string;
  readonly label: string;
  /** An icon before the text; without words of its own. */
  readonly icon?: ReactNode;
  /** Why it cannot be chosen now; it stays focusable, and says so. */
  readonly disabledReason?: string;
}

/**
 * One of two to five options that take effect at once: a density, a scheme, a span of time. For a value of a form
 * use `RadioGroup`.
 *
 * Renders a `<fieldset>` of native radio buttons: arrows move and choose, and the browser keeps one tab stop.
 */
export function SegmentedControl({
  label,
  segments,
  value,
  onValueChange,
  size = 'regular',
  isIconOnly = false,
  className,
  ...rest
}: SegmentedControlProps) {
  const styles = segmentedControl({ size });
  const name = useId();
  return (
    <fieldset {...rest} className={styles.root({ className })}>
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: segmentValue, label: text, icon, disabledReason }) => {
        const isOff = disabledReason !== undefined;
        return (
          <label
            key={segmentValue}
            title={disabledReason ?? (isIconOnly ? text : undefined)}
            className={styles.segment()}
          >
            <input
              type="radio"
              name={name}
              value={segmentValue}
              checked={segmentValue === value}
              aria-disabled={isOff || undefined}
              aria-describedby={isOff ? `${name}-${segmentValue}` : undefined}
              // Not `disabled`: arrows would skip it, and with it the reason.
              onChange={() => !isOff && onValueChange(segmentValue)}
              className={styles.input()}
            />
            {icon}
            <span className={isIconOnly ? 'sr-only' : undefined}>{text}</span>
            {isOff && (
              <span hidden id={`${name}-${segmentValue}`}>
                {disabledReason}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

export interface SegmentedControlProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** What is chosen, read before the choices. */
  label: string;
  /** Two to five choices. */
  segments: readonly Segment[];
  /** The chosen one. */
  value: string;
  /** Called with the value that was chosen. */
  onValueChange: (value: string) => void;
  /** How high it is; `small` stands next to small buttons. @default 'regular' */
  size?: (typeof segmentedControlSizes)[number];
  /** Shows the marks alone; the labels are read and shown on hover. @default false */
  isIconOnly?: boolean;
}
