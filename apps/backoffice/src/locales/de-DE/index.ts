import { access } from './access.ts';
import { comments } from './comments.ts';
import { dashboard } from './dashboard.ts';
import { messages } from './messages.ts';
import { parties } from './parties.ts';
import { places } from './places.ts';
import { record } from './record.ts';
import { registrations } from './registrations.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { workflows } from './workflows.ts';
import type { Texts } from '../en-US/index.ts';

export const texts: Texts = {
  access,
  comments,
  dashboard,
  messages,
  parties,
  places,
  record,
  registrations,
  settings,
  shell,
  workflows,
};
