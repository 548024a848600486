export { ColourField } from './ColourField.tsx';
export { normaliseHex } from './normalise-hex.ts';
export type { ColourFieldProps } from './ColourField.tsx';
