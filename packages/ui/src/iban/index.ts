export { Iban, printedIban } from './Iban.tsx';
export type { IbanProps } from './Iban.tsx';
