'use client';
import { useId } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';

/**
 * Sends the form around it. While the form is invalid it looks and reads as disabled, with the reason; pressing it then
 * shows what is wrong. Never the `disabled` attribute: Enter would be dead, and nobody would learn why.
 *
 * Renders a `<button type="submit">`.
 */
export function ShortFormButton({ form: { isValid, isSending }, ...rest }: ShortFormButtonProps) {
  const { components } = useMessages();
  const id = useId();
  return (
    <>
      <Button
        variant="primary"
        {...rest}
        type="submit"
        isBusy={isSending}
        aria-disabled={!isValid || isSending || undefined}
        aria-describedby={isValid ? undefined : id}
      />
      <span hidden id={id}>
        {components.form.invalid}
      </span>
    </>
  );
}

export interface ShortFormButtonProps extends Omit<
  ButtonProps,
  'type' | 'form' | 'isBusy' | 'isDisabled' | 'disabledReason' | 'onClick'
> {
  /** What `useShortForm` gives. */
  form: { readonly isValid: boolean; readonly isSending: boolean };
}
