export { ReasonList, reasonKinds } from './ReasonList.tsx';
export type { Reason, ReasonKind, ReasonListProps } from './ReasonList.tsx';
