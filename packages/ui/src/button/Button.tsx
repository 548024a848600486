'use client';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from './Button.styles.ts';
import { ButtonBase } from './ButtonBase.tsx';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ['regular', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/**
 * Performs an action on the current page. To go to another page, use `Link` or `ButtonLink`.
 *
 * Renders a `<button type="button">`. A disabled or busy one can still be focused and read: it only does nothing.
 */
export function Button({
  variant = 'secondary',
  size = 'regular',
  isWide = false,
  isBusy = false,
  isIncomplete = false,
  className,
  ...rest
}: ButtonProps) {
  return (
    <ButtonBase
      {...rest}
      isBusy={isBusy}
      isIncomplete={isIncomplete}
      className={button({ variant, size, isWide, isBusy, isIncomplete, className })}
    />
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
  /**
   * What it submits is not complete yet: announced as disabled, with the look of an enabled one, because pressing it
   * shows what is missing. Say so in a description (`aria-describedby`). @default false
   */
  isIncomplete?: boolean;
  /** Why it does nothing, as a text: shown on hover and read with the button. */
  disabledReason?: string;
  /** An icon before the text. */
  icon?: ReactNode;
}
