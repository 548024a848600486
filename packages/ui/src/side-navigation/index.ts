export { SideNavigation } from './SideNavigation.tsx';
export type { SideGroup, SideItem, SideNavigationProps } from './SideNavigation.tsx';
