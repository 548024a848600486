export { Iban, formatIban } from './Iban.tsx';
export type { IbanProps } from './Iban.tsx';
