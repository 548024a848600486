export { Cluster } from './Cluster.tsx';
export { Columns } from './Columns.tsx';
export { Sheet } from './Sheet.tsx';
export { gaps, Stack } from './Stack.tsx';
export type { ClusterProps } from './Cluster.tsx';
export type { ColumnsProps } from './Columns.tsx';
export type { SheetPart, SheetProps } from './Sheet.tsx';
export type { StackProps } from './Stack.tsx';
