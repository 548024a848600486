'use client';
import { Plus, X } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { ButtonPopover } from '../internal/ButtonPopover.tsx';
import { LazyPopoverPanel } from '../internal/popover.ts';
import { filterBar } from './FilterBar.styles.ts';
import { icon } from '../icons/icon.ts';

const PlusIcon = icon(Plus);
const XIcon = icon(X);

/** One value that a filter may have. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/**
 * One filter: a dashed chip that adds it, or a filled one that says what is chosen and takes it away.
 *
 * Renders a button that opens a list of check boxes, and next to it one that clears.
 */
export function FilterChip({
  label,
  options,
  chosen,
  onChange,
  removeLabel,
  className,
  ...rest
}: FilterChipProps) {
  const isActive = chosen.length > 0;
  const styles = filterBar({ isActive });
  const chosenLabels = options.filter(option => chosen.includes(option.value)).map(option => option.label);
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value]);
  return (
    <ButtonPopover
      {...rest}
      preload={LazyPopoverPanel.preload}
      className={styles.chip({ className })}
      button={
        <button type="button" className={styles.chipButton()}>
          {!isActive && <PlusIcon aria-hidden className={styles.icon()} />}
          {isActive ? `${label}: ${chosenLabels.join(', ')}` : label}
        </button>
      }
      end={
        isActive && (
          <button
            type="button"
            className={styles.remove()}
            aria-label={removeLabel}
            onClick={() => onChange([])}
          >
            <XIcon aria-hidden className={styles.icon()} />
          </button>
        )
      }
    >
      {popover => (
        <LazyPopoverPanel {...popover} placement="bottom start" gap={4} takesFocus className={styles.panel()}>
          <fieldset className={styles.options()}>
            <legend className="sr-only">{label}</legend>
            {options.map(({ value, label: text }) => (
              <label key={value} className={styles.option()}>
                <input
                  type="checkbox"
                  className={styles.box()}
                  checked={chosen.includes(value)}
                  onChange={() => toggle(value)}
                />
                {text}
              </label>
            ))}
          </fieldset>
        </LazyPopoverPanel>
      )}
    </ButtonPopover>
  );
}

export interface FilterChipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** What is filtered by. */
  readonly label: string;
  /** The values to choose from, in their order. */
  readonly options: readonly FilterOption[];
  /** Values chosen; empty while the filter does nothing. */
  readonly chosen: readonly string[];
  /** Called with all values that are chosen. */
  readonly onChange: (chosen: string[]) => void;
  /** Names the button that takes the filter away. */
  readonly removeLabel: string;
}
