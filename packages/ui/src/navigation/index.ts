export { NavigationProvider, useLinkNavigation } from './NavigationProvider.tsx';
export type { NavigationProviderProps } from './NavigationProvider.tsx';
