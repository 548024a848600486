export { CountryField } from './CountryField.tsx';
export type { CountryFieldProps } from './CountryField.tsx';
