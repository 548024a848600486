export { BrandMark, Folder } from './BrandMark.tsx';
export type { BrandMarkProps, LogoImage } from './BrandMark.tsx';
