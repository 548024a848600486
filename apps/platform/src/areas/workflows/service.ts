export { countRunning, handOverProcesses } from './engine/hand-over.ts';
export { countOtherProcesses } from './engine/other-processes.ts';
export { processesAbout } from './engine/processes-about.ts';
export { questionTexts } from './engine/question-texts.ts';
export { notifyAllDueSoon } from './engine/notify-due-soon.ts';
export { notifyReviews } from './engine/notify-reviews.ts';
export { countApprovals, endExpired } from './sign-offs.ts';
