export { TopNavigation } from './TopNavigation.tsx';
export type { NavigationItem, TopNavigationProps } from './TopNavigation.tsx';
