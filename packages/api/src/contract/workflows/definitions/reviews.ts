import { reviewProcessStatus } from '@dossier/validators/vocabularies';
import { define } from './definition.ts';

const status = (code: Parameters<typeof reviewProcessStatus.code>[0]) => reviewProcessStatus.code(code);
const work = ['done', 'willNotDo'] as const;
const approval = [
  status('WaitingForApproval'),
  [['approve', ['accept', 'reject'], { isDecision: true }]],
] as const;
const shared = {
  workflowType: 'review',
  pool: 'clientFileWrite',
  permissions: ['workflowReviewDoneWrite'],
} as const;

const checks = [
  ['checkIdentity', work],
  ['checkOwnership', work],
  ['screen', work],
] as const;
// Source of wealth is asked of clients with enhanced due diligence; of others it will not be done.
const risk = [
  ['sourceOfWealth', work],
  ['riskForm', work],
] as const;

export const reviewInitial = /* @__PURE__ */ define({
  ...shared,
  id: 'reviewInitial',
  kind: 'initial',
  phases: [
    [status('Open'), []],
    [status('CollectData'), checks],
    [status('RiskAssessment'), risk],
    approval,
    [status('Done'), []],
  ],
  slaDays: 5,
});

export const reviewPeriodic = /* @__PURE__ */ define({
  ...shared,
  id: 'reviewPeriodic',
  kind: 'periodic',
  phases: [
    [status('Open'), []],
    [status('CollectData'), [['confirmUnchanged', work], ...checks]],
    [status('RiskAssessment'), [['transactionsVsProfile', work], ['suitabilityRefresh', work], ...risk]],
    approval,
    [status('Done'), []],
  ],
  slaDays: 20,
});

export const reviewEventDriven = /* @__PURE__ */ define({
  ...shared,
  id: 'reviewEventDriven',
  kind: 'eventDriven',
  phases: [
    [status('Open'), []],
    // Of the steps, those that the event concerns: the others will not be done.
    [status('CollectData'), [['describeEvent', ['done'], { isExplained: true }], ...checks]],
    [status('RiskAssessment'), risk],
    approval,
    [status('Done'), []],
  ],
  slaDays: 10,
});
