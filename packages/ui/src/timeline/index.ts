export { Timeline } from './Timeline.tsx';
export type { TimelineCategory, TimelineEvent, TimelineProps } from './Timeline.tsx';
