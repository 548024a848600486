export { FormattedText } from './FormattedText.tsx';
export type { FormattedTextProps } from './FormattedText.tsx';
