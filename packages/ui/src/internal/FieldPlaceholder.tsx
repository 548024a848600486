'use client';
import { FieldFrame } from '../field/Field.tsx';
import { control } from '../field/Field.styles.ts';
import { type FieldProps, useField } from '../field/use-field.ts';

/**
 * What stands in a field's place until its code has come: the same label, height and text. Who tabs
 * into it meanwhile has the focus in the field afterwards.
 */
export function FieldPlaceholder({
  id,
  text,
  isDisabled,
  className,
  onFocusChange,
  ...field
}: PlaceholderProps) {
  const parts = useField(field, id);
  return (
    <FieldFrame {...field} parts={parts} className={className}>
      <input
        {...parts.attributes}
        aria-busy
        readOnly
        value={text}
        disabled={isDisabled}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        className={control({ isInvalid: Boolean(field.error), isDisabled })}
      />
    </FieldFrame>
  );
}

interface PlaceholderProps extends FieldProps {
  readonly id?: string | undefined;
  readonly text: string;
  readonly isDisabled: boolean;
  readonly className?: string | undefined;
  readonly onFocusChange: (isFocused: boolean) => void;
}

/** The props of a field that its placeholder shows. */
export const placeholderOf = (
  props: FieldProps & { id?: string | undefined; isDisabled?: boolean; className?: string | undefined },
) => ({
  id: props.id,
  label: props.label,
  error: props.error,
  isDisabled: props.isDisabled ?? false,
  className: props.className,
  ...(props.hint === undefined ? {} : { hint: props.hint }),
  ...(props.isOptional === undefined ? {} : { isOptional: props.isOptional }),
  ...(props.need === undefined ? {} : { need: props.need }),
});
