export { Progress, progressTones } from './Progress.tsx';
export type { ProgressProps } from './Progress.tsx';
export { ProgressInline } from './ProgressInline.tsx';
export type { ProgressInlineProps } from './ProgressInline.tsx';
