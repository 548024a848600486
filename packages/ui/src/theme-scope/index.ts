export { ThemeScope } from './ThemeScope.tsx';
export { useThemeScope } from './use-theme-scope.ts';
export type { ThemeScopeProps } from './ThemeScope.tsx';
export type { ThemeScopeAttributes } from './use-theme-scope.ts';
