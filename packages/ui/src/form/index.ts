export { Form } from './Form.tsx';
export { FormCheckbox, FormPasswordField, FormRadioGroup, FormSelect, FormTextField } from './fields.tsx';
export { FormDateField, FormDatePicker } from './date-fields.tsx';
export { FormDateRangeField } from './FormDateRangeField.tsx';
export {
  FormCodeField,
  FormColourField,
  FormCurrencyField,
  FormIbanField,
  FormNumberField,
  FormPercentField,
  FormPhoneField,
  FormTextArea,
} from './value-fields.tsx';
export {
  FormCheckboxGroup,
  FormComboBox,
  FormCountryField,
  FormFileDrop,
  FormMultiSelect,
  FormSwitch,
  FormTagField,
} from './choice-fields.tsx';
export { FormMentionField } from './FormMentionField.tsx';
export { FormPostcodeAddressField } from './FormPostcodeAddressField.tsx';
export { FormRows } from './FormRows.tsx';
export { FormSection, FormSections } from './FormSections.tsx';
export { FormWhen } from './FormWhen.tsx';
export { DraftStoreContext } from './draft-store.ts';
export { SaveBar } from './SaveBar.tsx';
export { SubmitButton } from './SubmitButton.tsx';
export { useForm } from './use-form.ts';
export { violationsOf } from './resolver.ts';
export type { Draft, DraftStore } from './draft-store.ts';
export type { DraftHandle } from './use-draft.ts';
export type { FormProps } from './Form.tsx';
export type { FormSectionProps, FormSectionsProps } from './FormSections.tsx';
export type { NeededField, SoughtField } from './needs.ts';
export type { FormRowsProps } from './FormRows.tsx';
export type { FormWhenProps } from './FormWhen.tsx';
export type { SaveBarProps } from './SaveBar.tsx';
export type { SubmitButtonProps } from './SubmitButton.tsx';
export type { FormControl, FormHandle, FormOptions } from './use-form.ts';
export type { PathViolation } from './resolver.ts';
