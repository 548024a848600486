export { LanguageSwitcher } from './LanguageSwitcher.tsx';
export type { LanguageSwitcherProps } from './LanguageSwitcher.tsx';
