export { NavigationSearch } from './NavigationSearch.tsx';
export { TopNavigation } from './TopNavigation.tsx';
export type { NavigationSearchProps } from './NavigationSearch.tsx';
export type { NavigationItem, TopNavigationProps } from './TopNavigation.tsx';
