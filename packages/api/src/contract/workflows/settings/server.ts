import { array, boolean, number, object, string } from 'yup';
import { uuid } from '../../query-fields.ts';
import type { ServerParts } from '../../server-part.ts';
import type * as endpoints from './endpoints.ts';
import {
  defaultMaxOpen,
  openLimits,
  processApprovals,
  processDays,
  stepNotes,
  type ProcessApproval,
  type StepNotes,
} from './entities.ts';

const days = number().integer().min(processDays.min).max(processDays.max).required();

export const settingsServer = {
  'workflows.settings': {
    summary: 'How the firm works with each workflow that can run: on or off, steps, terms, notes, sign-off.',
    errors: [],
  },
  'workflows.settingsOf': { summary: 'How the firm works with one workflow.', errors: [] },
  'workflows.changeSettings': {
    ifMatch: true,
    summary:
      'Puts another version of a workflow in force. Processes that run keep theirs. `steps` names every step in the order wanted, within its status; those that need not be done may be left out; `groupId` is its pool, `maxOpen` how many processes one person of it is given. Where an Admin is not to approve any more, a second person has to agree: until then nothing changes.',
    body: object({
      isOn: boolean().required(),
      slaDays: days,
      approval: string<ProcessApproval>().oneOf(processApprovals).required(),
      maxOpen: number().integer().min(openLimits.min).max(openLimits.max).default(defaultMaxOpen),
      steps: array(
        object({
          id: string().max(64).required(),
          isOn: boolean().required(),
          slaDays: days,
          notes: string<StepNotes>().oneOf(stepNotes).required(),
          groupId: string().matches(uuid).nullable().default(null),
        }).required(),
      )
        .max(50)
        .required(),
    }),
    errors: ['VersionRequired', 'VersionStale', 'Blocked'],
  },
} as const satisfies ServerParts<typeof endpoints>;
