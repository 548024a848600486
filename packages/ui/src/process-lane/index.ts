export { ProcessLane } from './ProcessLane.tsx';
export type { LaneStep, ProcessLaneProps } from './ProcessLane.tsx';
