export { BrandMark, Folder } from './BrandMark.tsx';
export type { BrandMarkProps } from './BrandMark.tsx';
