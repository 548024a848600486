import type { ExportSection } from '@dossier/api/contract';
import { activity } from './activity.ts';
import { comments } from './comments.ts';
import { overview } from './overview.ts';
import { parties } from './parties.ts';
import type { Section } from './section.ts';
import { status } from './status.ts';

/** Every section that a document can have: what else a record gets adds its own here, by its name in the contract. */
export const sections: Readonly<Record<ExportSection, Section>> = {
  overview,
  parties,
  status,
  comments,
  activity,
};
