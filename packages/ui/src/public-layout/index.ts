export { PublicLayout } from './PublicLayout.tsx';
export type { PublicLayoutProps, PublicLink } from './PublicLayout.tsx';
