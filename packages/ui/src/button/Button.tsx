'use client';
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { button } from './Button.styles.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ['regular', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/**
 * Does something where one is. To go somewhere, use `Link` or `ButtonLink`.
 *
 * Renders a `<button type="button">`. A disabled or busy one can still be focused and read: it only does nothing.
 */
export function Button({
  variant = 'secondary',
  size = 'regular',
  isWide = false,
  isBusy = false,
  busyLabel,
  isDisabled = false,
  disabledReason,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isOff = isDisabled || isBusy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not the `disabled` attribute: it takes the focus away and hides the reason from everybody who needs it.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={isOff || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={isDisabled && disabledReason ? reasonId : undefined}
        title={isDisabled ? disabledReason : undefined}
        {...rest}
        onClick={press}
        className={button({ variant, size, isWide, isBusy, className })}
      >
        {isBusy ? <Spinner /> : icon}
        {isBusy && busyLabel !== undefined ? busyLabel : children}
      </button>
      {isDisabled && disabledReason && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  ref?: Ref<HTMLButtonElement>;
  /** How much it matters here: one `primary` a screen; `danger` for what takes something away. @default 'secondary' */
  variant?: ButtonVariant;
  /** How high it is; `small` stands in rows and toasts. @default 'regular' */
  size?: ButtonSize;
  /** Takes the whole width, as in a narrow form. @default false */
  isWide?: boolean;
  /** Its work is going on: it shows so and takes no second press. @default false */
  isBusy?: boolean;
  /** What it says meanwhile: "Saving…". @default its children */
  busyLabel?: string;
  /** Does nothing, and looks so. @default false */
  isDisabled?: boolean;
  /** Why it does nothing, in words: shown on hover and read with the button. */
  disabledReason?: string;
  /** A mark before the words. */
  icon?: ReactNode;
}
