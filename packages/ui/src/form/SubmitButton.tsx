'use client';
import { useId } from 'react';
import { type Control, type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { useMessages } from '../messages/index.ts';
import type { ViolationError } from './resolver.ts';

/**
 * Sends the form around it. While the form is invalid it reads as disabled, with the reason, and keeps the look of a
 * button: pressing it then shows what is wrong. Never the `disabled` attribute: Enter would be dead, and no one would
 * learn why.
 *
 * Renders a `<button type="submit">`.
 */
export function SubmitButton<Values extends FieldValues>({
  control,
  reason,
  ...rest
}: SubmitButtonProps<Values>) {
  const { isValid: isFoundValid, errors, isSubmitting } = useFormState({ control });
  // Only the form's own rules disable it. A password that the other side refused may be tried again.
  const isValid = isFoundValid || isRejectedOnly(errors);
  const { components } = useMessages();
  const id = useId();
  return (
    <>
      <Button
        variant="primary"
        {...rest}
        type="submit"
        isBusy={isSubmitting}
        isIncomplete={!isValid}
        aria-describedby={isValid ? undefined : id}
      />
      <span hidden id={id}>
        {reason ?? components.form.invalid}
      </span>
    </>
  );
}

/** True when there are errors, and every one of them came from the other side. */
function isRejectedOnly(errors: FieldErrors): boolean {
  const violations = Object.values(errors) as (ViolationError | undefined)[];
  return violations.length > 0 && violations.every(error => error?.isFromServer === true);
}

export interface SubmitButtonProps<Values extends FieldValues> extends Omit<
  ButtonProps,
  'type' | 'isBusy' | 'isIncomplete' | 'isDisabled' | 'disabledReason' | 'onClick'
> {
  /** `form.control`. */
  control: Control<Values>;
  /** Why it is disabled while something is wrong. @default "Fill in every required field correctly first." */
  reason?: string;
}
