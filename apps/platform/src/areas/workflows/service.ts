export { countApprovals } from './sign-offs.ts';
