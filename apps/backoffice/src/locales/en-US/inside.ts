// The words of the frame, the dashboard and the list; every other page brings its own (`late`).
import { dashboard } from './dashboard.ts';
import { places } from './places.ts';
import { registrations } from './registrations.ts';

export const texts = { dashboard, places, registrations };
