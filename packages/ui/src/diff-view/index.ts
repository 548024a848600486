export { DiffView, diffLayouts } from './DiffView.tsx';
export { MergeView } from './MergeView.tsx';
export { mergedOf, openConflicts, sideOf } from './merge.ts';
export type { DiffViewProps } from './DiffView.tsx';
export type { MergeViewProps } from './MergeView.tsx';
export type { FieldChange, MergeChoices, MergeField, MergeSide } from './merge.ts';
