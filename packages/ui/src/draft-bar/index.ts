export { DraftBar } from './DraftBar.tsx';
export type { DraftBarProps } from './DraftBar.tsx';
