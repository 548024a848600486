export { Field } from './Field.tsx';
export { FieldError } from './FieldError.tsx';
export type { FieldFrameProps } from './Field.tsx';
export type { FieldErrorProps } from './FieldError.tsx';
export type { ControlAttributes, FieldProps } from './use-field.ts';
