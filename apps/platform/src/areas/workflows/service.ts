export { countApprovals, endExpired } from './sign-offs.ts';
