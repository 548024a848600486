export { TagField } from './TagField.tsx';
export type { TagFieldProps } from './TagField.tsx';
