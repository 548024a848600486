export { countRunning, handOverProcesses } from './engine/hand-over.ts';
export { countApprovals, endExpired } from './sign-offs.ts';
