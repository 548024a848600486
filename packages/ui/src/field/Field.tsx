'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { field } from './Field.styles.ts';
import { FieldError } from './FieldError.tsx';
import { LabelText } from './LabelText.tsx';
import { type ControlAttributes, type FieldProps, useField } from './use-field.ts';

/**
 * Label above, control, help under it, error under that: the frame of every field. For a control of your own; the
 * fields of this library have it inside.
 *
 * Renders a `<div>`, which takes `ref` and the rest of the props.
 */
export function Field({ id, children, ...field }: FieldFrameProps) {
  const parts = useField(field, id);
  return (
    <FieldFrame {...field} parts={parts}>
      {children(parts.attributes)}
    </FieldFrame>
  );
}

type Native = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'className' | 'id'>;

export interface FieldFrameProps extends FieldProps, Native {
  ref?: Ref<HTMLDivElement>;
  /** Id of the control. @default one of its own */
  id?: string;
  className?: string | undefined;
  /** Gets what ties the control to its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
}

/** The frame alone, for fields that know their ids already. */
export function FieldFrame({
  label,
  hint,
  error,
  isOptional,
  need,
  parts,
  className,
  children,
  ...rest
}: FieldFramePartProps) {
  const styles = field();
  return (
    <div {...rest} className={styles.root({ className })}>
      <label htmlFor={parts.id} className={styles.label()}>
        <LabelText label={label} isOptional={isOptional} need={need} />
      </label>
      {children}
      {hint !== undefined && (
        <p id={parts.hintId} className={styles.hint()}>
          {hint}
        </p>
      )}
      <FieldError id={parts.errorId}>{error}</FieldError>
    </div>
  );
}

interface FieldFramePartProps extends FieldProps, Native {
  ref?: Ref<HTMLDivElement> | undefined;
  parts: ReturnType<typeof useField>;
  className?: string | undefined;
  children: ReactNode;
}
