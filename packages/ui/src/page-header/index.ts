export { FooterActions } from './FooterActions.tsx';
export { PageHeader } from './PageHeader.tsx';
export type { FooterActionsProps } from './FooterActions.tsx';
export type { PageHeaderProps } from './PageHeader.tsx';
