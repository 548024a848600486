export { DueBadge } from './DueBadge.tsx';
export type { DueBadgeProps } from './DueBadge.tsx';
