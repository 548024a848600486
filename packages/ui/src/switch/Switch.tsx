'use client';
import { Description, Field, Label, Switch as HeadlessSwitch } from '@headlessui/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { FieldError } from '../field/FieldError.tsx';
import { switchStyles } from './Switch.styles.ts';

/**
 * Turns a setting on or off at once. If it only takes effect after saving, use a `Checkbox`.
 *
 * Renders a `<button role="switch">` and its label; `ref` and the rest of the props go to the button.
 */
export function Switch({
  label,
  hint,
  error,
  isOn,
  isDisabled = false,
  onValueChange,
  className,
  ...rest
}: SwitchProps) {
  const isInvalid = Boolean(error);
  const styles = switchStyles({ isDisabled, isInvalid });
  return (
    <Field disabled={isDisabled} className={styles.root({ className })}>
      <div className={styles.line()}>
        <HeadlessSwitch
          {...rest}
          aria-invalid={isInvalid || undefined}
          checked={isOn}
          onChange={next => onValueChange?.(next)}
          className={styles.track()}
        >
          <span aria-hidden className={styles.thumb()} />
        </HeadlessSwitch>
        {/* By itself it names the id that Headless UI would have made. */}
        <Label {...(rest.id === undefined ? {} : { htmlFor: rest.id })} className={styles.label()}>
          {label}
        </Label>
      </div>
      {isInvalid && (
        <Description as="div" className={styles.error()}>
          <FieldError>{error}</FieldError>
        </Description>
      )}
      {hint !== undefined && (
        <Description as="p" className={styles.hint()}>
          {hint}
        </Description>
      )}
    </Field>
  );
}

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onChange' | 'disabled' | 'type' | 'value' | 'children' | 'form' | 'name'
>;

export interface SwitchProps extends Native {
  ref?: Ref<HTMLButtonElement>;
  /** What is on or off; it can be pressed too. */
  label: string;
  /** Help that stays, under the label. */
  hint?: string;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** Whether it is on. */
  isOn: boolean;
  /** Called with what it is turned to. */
  onValueChange?: ((isOn: boolean) => void) | undefined;
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean;
  /** For a native form: sends `on` under this name while it is on. */
  name?: string;
}
