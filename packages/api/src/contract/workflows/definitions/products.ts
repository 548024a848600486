import { taskProcessStatus } from '@dossier/validators/vocabularies';
import { define } from './definition.ts';

const status = (code: Parameters<typeof taskProcessStatus.code>[0]) => taskProcessStatus.code(code);
const work = ['done', 'willNotDo'] as const;

export const addProductToClient = /* @__PURE__ */ define({
  id: 'addProductToClient',
  workflowType: 'addProductToClient',
  phases: [
    [status('Open'), []],
    [
      status('InProgress'),
      [
        ['EDIT', ['done']],
        ['suitability', work],
        ['documents', work],
        ['contracts', work],
        ['signing', work],
        ['processors', work],
      ],
    ],
    [status('Review'), [['REVIEW', ['done', 'reject'], { isDecision: true }]]],
    [status('Done'), []],
  ],
  slaDays: 10,
  pool: 'clientFileWrite',
  permissions: ['workflowAddProductToClientDoneWrite'],
});

export const endProduct = /* @__PURE__ */ define({
  id: 'endProduct',
  workflowType: 'endProduct',
  phases: [
    [status('Open'), []],
    [
      status('InProgress'),
      [
        ['reason', ['done'], { isExplained: true }],
        ['settle', work],
        ['feeFinal', work],
        ['custodianClose', work],
      ],
    ],
    [status('Review'), [['confirm', ['accept', 'reject'], { isDecision: true }]]],
    [status('Done'), []],
  ],
  slaDays: 15,
  pool: 'clientFileWrite',
  permissions: ['workflowEndProductDoneWrite'],
});
