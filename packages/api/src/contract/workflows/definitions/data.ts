import { taskProcessStatus } from '@dossier/validators/vocabularies';
import { define } from './definition.ts';

const status = (code: Parameters<typeof taskProcessStatus.code>[0]) => taskProcessStatus.code(code);
const decision = ['accept', 'reject'] as const;
const machine = ['success', 'failed'] as const;

/** 4.13: what is signed off is processed after it, in the same status. */
export const partyInputOrchestration = /* @__PURE__ */ define({
  id: 'partyInputOrchestration',
  workflowType: 'partyInputOrchestration',
  phases: [
    [
      status('Open'),
      [
        ['upload', ['done']],
        ['map', ['done']],
      ],
    ],
    [
      status('InProgress'),
      [
        ['validate', ['valid', 'inValid'], { pool: 'workflowPartyInputOrchestrationValidationStartedWrite' }],
        ['correct', ['done', 'willNotDo']],
      ],
    ],
    [
      status('Review'),
      [
        ['signOff', decision, { isDecision: true }],
        ['process', machine],
        ['report', ['done']],
      ],
    ],
    [status('Done'), []],
  ],
  slaDays: 2,
  pool: 'workflowPartyInputOrchestrationDataChangedWrite',
  permissions: ['workflowPartyInputOrchestrationProcessingStartedWrite'],
});

export const pmsKycsConnection = /* @__PURE__ */ define({
  id: 'pmsKycsConnection',
  workflowType: 'pmsKycsConnection',
  phases: [
    [status('Open'), [['match', ['autoAccepted', ...decision]]]],
    [status('InProgress'), [['resolveConflicts', ['done']]]],
    [status('Review'), [['link', decision, { isDecision: true }]]],
    [status('Done'), []],
  ],
  slaDays: 3,
  pool: 'clientFileWrite',
  permissions: ['clientFileWrite'],
});

export const deleteProductAuditTrail = /* @__PURE__ */ define({
  id: 'deleteProductAuditTrail',
  workflowType: 'deleteProductAuditTrail',
  phases: [
    [status('Open'), [['dryRun', ['done']]]],
    [status('InProgress'), [['holdCheck', ['done']]]],
    [
      status('Review'),
      [
        ['approve', decision, { isDecision: true }],
        ['erase', machine],
        ['certificate', ['done']],
      ],
    ],
    [status('Done'), []],
  ],
  slaDays: 10,
  pool: 'dataRetentionWrite',
  permissions: ['deleteProductWrite', 'dataRetentionWrite'],
});
