export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { BreadcrumbsProps, Crumb } from './Breadcrumbs.tsx';
