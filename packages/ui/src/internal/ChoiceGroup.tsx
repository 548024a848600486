import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import { FieldError } from '../field/FieldError.tsx';
import { LabelText } from '../field/LabelText.tsx';
import type { FieldProps, useField } from '../field/use-field.ts';
import { tv } from '../theme/tv.ts';

const choiceGroup = tv({
  slots: {
    root: 'grid min-w-0 gap-1.5',
    legend: 'mb-1.5 text-sm font-medium text-text',
    options: 'flex gap-x-6 gap-y-1',
    hint: 'text-xs text-text-muted',
  },
  variants: { direction: { down: { options: 'flex-col' }, across: { options: 'flex-wrap items-start' } } },
});

/** The frame of a group of choices: a `<fieldset>` with its legend, the choices, help and error. */
export function ChoiceGroup({
  label,
  hint,
  error,
  isOptional = false,
  need,
  parts,
  direction = 'down',
  className,
  children,
  ...rest
}: ChoiceGroupProps) {
  const styles = choiceGroup({ direction });
  return (
    <fieldset
      {...rest}
      className={styles.root({ className })}
      aria-describedby={parts.attributes['aria-describedby']}
    >
      <legend className={styles.legend()}>
        <LabelText label={label} isOptional={isOptional} need={need} />
      </legend>
      <div className={styles.options()}>{children}</div>
      {hint !== undefined && (
        <p id={parts.hintId} className={styles.hint()}>
          {hint}
        </p>
      )}
      <FieldError id={parts.errorId}>{error}</FieldError>
    </fieldset>
  );
}

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'className'>;

interface ChoiceGroupProps extends FieldProps, Native {
  readonly parts: ReturnType<typeof useField>;
  readonly direction?: 'down' | 'across' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
