'use client';
import { useId } from 'react';

/** What every field can say about itself. */
export interface FieldProps {
  /** Stands above the control, and names it. */
  label: string;
  /** Help that stays: "As written on the identity document". */
  hint?: string;
  /** What is wrong, in words. The control is marked while there is something. */
  error?: string | undefined;
  /** Fields are required unless they say so: it writes "(optional)". @default false */
  isOptional?: boolean;
  /**
   * For forms that mark what is needed later in place of what is optional: `later` puts the quiet mark, `none` nothing.
   * @default what `isOptional` says
   */
  need?: 'later' | 'none' | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** Ids for a field's parts. Help and error are named only while they are there: readers stumble over ids of nothing. */
export function useField(
  { hint, error, isOptional = false, need }: Omit<FieldProps, 'label'>,
  fixedId?: string,
) {
  const generatedId = useId();
  const id = fixedId ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isOptional || need === 'later' ? undefined : true,
  };
  return { id, hintId, errorId, attributes };
}

interface FrameProps extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
}

/** Splits the props of a field: what its `FieldFrame` takes, and the rest for its control. */
export function useFieldFrame<Props extends FrameProps>({
  label,
  hint,
  error,
  isOptional,
  need,
  id,
  className,
  ...rest
}: Props) {
  const parts = useField({ hint, error, isOptional, need }, id);
  return {
    frame: { label, hint, error, isOptional, need, className, parts },
    attributes: parts.attributes,
    isInvalid: Boolean(error),
    rest,
  };
}
