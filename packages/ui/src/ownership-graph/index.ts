export { OwnershipGraph } from './OwnershipGraph.tsx';
export type { OwnershipGraphProps } from './OwnershipGraph.tsx';
export type { OwnershipEdge, OwnershipNode } from './data.ts';
