'use client';
import { type MouseEvent, useId } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import type { ButtonProps } from './Button.tsx';

/** What every button does, however it is drawn: `className` is all of its classes. */
export function ButtonBase({
  isBusy = false,
  busyLabel,
  isDisabled = false,
  isIncomplete = false,
  disabledReason,
  icon,
  children,
  onClick,
  ...rest
}: Omit<ButtonProps, 'variant' | 'size' | 'isWide'>) {
  const reasonId = useId();
  const isOff = isDisabled || isBusy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not the `disabled` attribute: it takes the focus away and hides the reason from everyone who needs it.
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        aria-disabled={isOff || isIncomplete || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={isDisabled && disabledReason ? reasonId : undefined}
        title={isDisabled ? disabledReason : undefined}
        {...rest}
        onClick={press}
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
