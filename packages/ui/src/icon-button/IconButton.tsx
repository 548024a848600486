'use client';
import type { ReactNode } from 'react';
import { button } from '../button/Button.styles.ts';
import type { ButtonProps } from '../button/Button.tsx';
import { ButtonBase } from '../button/ButtonBase.tsx';

/**
 * A button with an icon only. Its label is read out and shown on hover; where there is room, use `Button`.
 *
 * Renders a `<button type="button">`.
 */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'regular',
  on = 'page',
  isBusy = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <ButtonBase
      {...(rest.isDisabled && rest.disabledReason ? {} : { title: label })}
      {...rest}
      aria-label={label}
      icon={icon}
      isBusy={isBusy}
      className={button({ variant, size, on, isIconOnly: true, isBusy, className })}
    />
  );
}

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'isWide' | 'isIncomplete' | 'busyLabel' | 'aria-label'
> {
  /** What it does: verb and object. */
  label: string;
  /** An icon of 16 px; it is hidden from screen readers. */
  icon: ReactNode;
  /** What it stands on. @default 'page' */
  on?: 'page' | 'nav';
}
