export { FootActions } from './FootActions.tsx';
export { PageHeader } from './PageHeader.tsx';
export type { FootActionsProps } from './FootActions.tsx';
export type { PageHeaderProps } from './PageHeader.tsx';
