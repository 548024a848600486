export { ShortForm } from './ShortForm.tsx';
export { ShortFormButton } from './ShortFormButton.tsx';
export { useShortForm } from './use-short-form.ts';
export type { ShortFormProps } from './ShortForm.tsx';
export type { ShortFormButtonProps } from './ShortFormButton.tsx';
export type {
  FieldViolation,
  ShortFormHandle,
  ShortFormOptions,
  ShortFormValues,
  ShortFormResults,
} from './use-short-form.ts';
