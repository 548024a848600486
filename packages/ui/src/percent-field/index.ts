export { PercentField } from './PercentField.tsx';
export type { PercentFieldProps } from './PercentField.tsx';
