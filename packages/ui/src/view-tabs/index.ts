export { ViewTabs } from './ViewTabs.tsx';
export type { ViewTab, ViewTabsProps } from './ViewTabs.tsx';
