export { SegmentedControl, segmentedControlSizes } from './SegmentedControl.tsx';
export type { Segment, SegmentedControlProps } from './SegmentedControl.tsx';
