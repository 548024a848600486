export { FormattedText } from './FormattedText.tsx';
export type { FormattedTextProps } from './FormattedText.tsx';
export { plainText } from './plain-text.ts';
