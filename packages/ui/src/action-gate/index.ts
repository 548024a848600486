export { ActionGate } from './ActionGate.tsx';
export type { ActionGateProps, Gate } from './ActionGate.tsx';
