export { TriageList } from './TriageList.tsx';
export type { TriageGroup, TriageItem, TriageListProps } from './TriageList.tsx';
