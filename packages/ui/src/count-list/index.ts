export { CountList } from './CountList.tsx';
export type { CountItem, CountListProps } from './CountList.tsx';
