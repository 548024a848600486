import { taskProcessStatus } from '@dossier/validators/vocabularies';
import { define } from './definition.ts';

const status = (code: Parameters<typeof taskProcessStatus.code>[0]) => taskProcessStatus.code(code);
const work = ['done', 'willNotDo'] as const;
const confirm = ['confirm', ['accept', 'reject'], { isDecision: true }] as const;

export const changePartyStatus = /* @__PURE__ */ define({
  id: 'changePartyStatus',
  workflowType: 'changePartyStatus',
  phases: [
    [status('Open'), []],
    [
      status('InProgress'),
      [
        ['reason', ['done'], { isExplained: true }],
        ['checks', work],
      ],
    ],
    [status('Review'), [confirm]],
    [status('Done'), []],
  ],
  slaDays: 3,
  pool: 'workflowChangePartyStatusWrite',
  permissions: ['workflowChangePartyStatusWrite'],
});

export const removeConnection = /* @__PURE__ */ define({
  id: 'removeConnection',
  workflowType: 'removeConnection',
  phases: [
    [status('Open'), []],
    [
      status('InProgress'),
      [
        ['effectPreview', ['done']],
        ['evidence', work],
      ],
    ],
    [status('Review'), [confirm]],
    [status('Done'), []],
  ],
  slaDays: 3,
  pool: 'workflowRemoveConnectionWrite',
  permissions: ['workflowRemoveConnectionWrite'],
});

const validation = ['valid', 'inValid'] as const;
export const manualIdentification = /* @__PURE__ */ define({
  id: 'manualIdentification',
  workflowType: 'manualIdentification',
  phases: [
    [status('Open'), []],
    [
      status('InProgress'),
      [
        ['uploadDocs', validation],
        ['compareFace', validation],
        ['enterDocData', validation],
        ['deriveExpiry', validation],
      ],
    ],
    [status('Review'), [['sign', ['accepted', 'rejected'], { isDecision: true }]]],
    [status('Done'), []],
  ],
  slaDays: 3,
  pool: 'clientFileWrite',
  permissions: ['workflowManualIdentificationSignOffWrite'],
});
