import { registrationStatus } from '@dossier/validators/vocabularies';
import { define } from './definition.ts';

const status = (code: Parameters<typeof registrationStatus.code>[0]) => registrationStatus.code(code);
const work = ['done', 'willNotDo'] as const;

/** Its statuses are those of the registration, and follow 4.1. */
export const onboarding = /* @__PURE__ */ define({
  id: 'onboarding',
  workflowType: 'onboarding',
  ends: [status('REJECTED'), status('DELETED')],
  phases: [
    [
      status('INCOMPLETE'),
      [
        ['collectParties', work],
        ['identification', work],
        ['survey', work],
        ['fip', work],
        ['screening', work],
        ['riskClassification', work],
        ['documents', work],
        // R1, and R2: what is sent back has to be completed again.
        ['complete', ['done', 'failed']],
      ],
    ],
    [status('COMPLETE'), [['decision', ['accept', 'reject'], { isDecision: true }]]],
    [
      status('ACCEPTED'),
      [
        ['signing', work],
        ['processors', work],
      ],
    ],
    [status('DONE'), [['migrate', work]]],
    [status('MIGRATED'), []],
  ],
  slaDays: 10,
  pool: 'registrationWrite',
  permissions: ['workflowOnboardingAcceptedWrite'],
});
