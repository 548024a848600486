// The words of the frame and the list; every other page brings its own (`late`).
import { places } from './places.ts';
import { registrations } from './registrations.ts';

export const texts = { places, registrations };
