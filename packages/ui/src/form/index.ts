export { Form } from './Form.tsx';
export {
  FormCheckbox,
  FormDateField,
  FormPasswordField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
} from './fields.tsx';
export { SubmitButton } from './SubmitButton.tsx';
export { useForm } from './use-form.ts';
export type { FormProps } from './Form.tsx';
export type { SubmitButtonProps } from './SubmitButton.tsx';
export type { FormControl, FormHandle, FormOptions, PathViolation } from './use-form.ts';
