export { MaskedValue } from './MaskedValue.tsx';
export type { MaskedValueProps } from './MaskedValue.tsx';
