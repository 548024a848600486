export { ImageField } from './ImageField.tsx';
export type { ImageFieldProps } from './ImageField.tsx';
