// The words of everything else.
import { comments } from './comments.ts';
import { dashboard } from './dashboard.ts';
import { messages } from './messages.ts';
import { parties } from './parties.ts';
import { places } from './places.ts';
import { record } from './record.ts';
import { registrations } from './registrations.ts';
import { settings } from './settings.ts';
import { workflows } from './workflows.ts';
import type { Texts } from '../en-US/index.ts';

export const texts: Omit<Texts, 'access' | 'shell'> = {
  comments,
  dashboard,
  messages,
  parties,
  places,
  record,
  registrations,
  settings,
  workflows,
};
