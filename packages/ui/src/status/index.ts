export { Status, statusTones } from './Status.tsx';
export type { StatusProps, StatusTone } from './Status.tsx';
