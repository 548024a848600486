export { NumberField } from './NumberField.tsx';
export { readDecimal, writeDecimal } from './decimal-text.ts';
export type { NumberFieldProps } from './NumberField.tsx';
