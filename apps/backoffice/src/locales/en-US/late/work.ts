// The words of the inbox and of tasks.
export { messages } from '../messages.ts';
export { workflows } from '../workflows.ts';
