// The words of the frame and the list.
import { frame } from './frame.ts';
import { registrations } from './registrations.ts';
import type { Texts } from '../en-US/index.ts';

export const texts: Omit<Texts, 'access' | 'shell'> = { frame, registrations };
