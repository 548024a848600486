// The words of the frame, the dashboard and the list.
import { dashboard } from './dashboard.ts';
import { places } from './places.ts';
import { registrations } from './registrations.ts';
import type { Texts } from '../en-US/index.ts';

export const texts: Omit<Texts, 'access' | 'shell'> = { dashboard, places, registrations };
