import { exitProcessStatus, taskProcessStatus } from '@dossier/validators/vocabularies';
import { define } from './definition.ts';

const status = (code: Parameters<typeof exitProcessStatus.code>[0]) => exitProcessStatus.code(code);
const task = (code: Parameters<typeof taskProcessStatus.code>[0]) => taskProcessStatus.code(code);
const work = ['done', 'willNotDo'] as const;
const action = ['done', 'willNotDo', 'failed'] as const;
const approve = ['approve', ['accept', 'reject'], { isDecision: true }] as const;

const phases = [
  [
    status('ExitInitiation'),
    [
      ['reason', ['done'], { isExplained: true }],
      ['notifyClient', action],
    ],
  ],
  [
    status('Execution'),
    [
      ['endProducts', action],
      ['closePortal', action],
      ['archiveDocs', action],
      ['finalScreening', action],
    ],
  ],
  [status('WaitingForApproval'), [approve]],
  [status('Done'), []],
] as const;
const shared = {
  workflowType: 'exit',
  phases,
  slaDays: 30,
  pool: 'clientFileWrite',
  permissions: ['workflowExitDoneWrite'],
} as const;

export const exitVoluntary = /* @__PURE__ */ define({ ...shared, id: 'exitVoluntary', kind: 'voluntary' });
export const exitForced = /* @__PURE__ */ define({ ...shared, id: 'exitForced', kind: 'forced' });

export const endParty = /* @__PURE__ */ define({
  id: 'endParty',
  workflowType: 'endParty',
  phases: [
    [task('Open'), []],
    [
      task('InProgress'),
      [
        ['checkOpenProducts', work],
        ['reassignRoles', work],
        ['evidence', work],
        ['endConnections', work],
      ],
    ],
    [task('Review'), [approve]],
    [task('Done'), []],
  ],
  slaDays: 15,
  pool: 'clientFileWrite',
  permissions: ['workflowEndPartyDoneWrite'],
});
