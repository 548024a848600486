export { Checklist } from './Checklist.tsx';
export type { ChecklistItem, ChecklistProps } from './Checklist.tsx';
