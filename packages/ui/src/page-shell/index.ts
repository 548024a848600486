export { PageShell } from './PageShell.tsx';
export type { PageLayout, PageShellProps } from './PageShell.tsx';
