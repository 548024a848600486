export { FilterBar } from './FilterBar.tsx';
export { FilterChip } from './FilterChip.tsx';
export type { FilterBarProps } from './FilterBar.tsx';
export type { FilterChipProps, FilterOption } from './FilterChip.tsx';
