export { ColourField } from './ColourField.tsx';
export { normaliseHex } from './normalise-hex.ts';
export type { ColourFieldProps } from './ColourField.tsx';
export { ColourPair } from './ColourPair.tsx';
export type { ColourPairProps } from './ColourPair.tsx';
