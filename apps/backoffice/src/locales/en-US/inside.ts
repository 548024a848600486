// The words of the frame and the list; every other page brings its own (`late`).
import { frame } from './frame.ts';
import { registrations } from './registrations.ts';

export const texts = { frame, registrations };
