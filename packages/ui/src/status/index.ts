export { Status } from './Status.tsx';
export { statusTones } from './use-status.ts';
export type { StatusProps } from './Status.tsx';
export type { StatusContent, StatusOf, StatusTone } from './use-status.ts';
