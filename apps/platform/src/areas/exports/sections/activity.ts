import { eventsOf } from './events.ts';
import type { Section } from './section.ts';

/** Who did what when, old and new. */
export const activity: Section = {
  id: 'activity',
  blocks: async context => [{ kind: 'entries', heading: null, entries: await eventsOf(context) }],
};
