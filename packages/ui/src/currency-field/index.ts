export { CurrencyField } from './CurrencyField.tsx';
export type { CurrencyFieldProps } from './CurrencyField.tsx';
