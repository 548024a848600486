export { ValueList } from './ValueList.tsx';
export type { ValueItem, ValueListProps } from './ValueList.tsx';
