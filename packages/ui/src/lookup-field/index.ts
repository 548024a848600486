export { LookupField } from './LookupField.tsx';
export type { LookupFieldProps, LookupResult } from './LookupField.tsx';
