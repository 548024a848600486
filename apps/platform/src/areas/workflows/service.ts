export { countRunning, handOverProcesses } from './engine/hand-over.ts';
export { countOtherProcesses } from './engine/other-processes.ts';
export { countApprovals, endExpired } from './sign-offs.ts';
