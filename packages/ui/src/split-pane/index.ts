export { SplitPane } from './SplitPane.tsx';
export type { SplitPaneProps } from './SplitPane.tsx';
