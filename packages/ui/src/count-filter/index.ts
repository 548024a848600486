export { CountFilter } from './CountFilter.tsx';
export type { CountFilterOption, CountFilterProps } from './CountFilter.tsx';
