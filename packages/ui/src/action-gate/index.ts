export { ActionGate } from './ActionGate.tsx';
export type { ActionGateProps, Gate } from './ActionGate.tsx';
export { ActionReasons } from './ActionReasons.tsx';
export type { ActionReasonsProps } from './ActionReasons.tsx';
