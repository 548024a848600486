import {
  exitProcessStatus,
  permission,
  registrationStatus,
  reviewProcessStatus,
  stepOutcome,
  taskProcessStatus,
  workflowDisplayStatus,
  workflowType,
} from '@dossier/validators/vocabularies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayStatusOf,
  effectOf,
  isRejected,
  openSteps,
  statusOf,
  workflowDefinitions,
  type Outcomes,
} from './index.ts';

const byId = workflowDefinitions.map(definition => [definition.id, definition] as const);

/** A run of a definition: at each turn an open step, and one of its outcomes. */
const choices = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 60, maxLength: 60 });

function run(
  definition: (typeof workflowDefinitions)[number],
  picks: readonly (readonly [number, number])[],
) {
  const outcomes = new Map<string, ReturnType<typeof stepOutcome.code> | null>();
  const seen = {
    steps: new Set<string>(),
    statuses: new Set<string>([statusOf(definition, outcomes, false)]),
  };
  for (const [stepPick, outcomePick] of picks) {
    const open = openSteps(definition, outcomes);
    const step = open[stepPick % Math.max(1, open.length)];
    const outcome = step?.outcomes[outcomePick % step.outcomes.length];
    if (!step || !outcome) break;
    seen.steps.add(step.id);
    seen.statuses.add(step.status);
    outcomes.set(step.id, outcome);
    if (!isRejected(outcomes)) seen.statuses.add(statusOf(definition, outcomes, true));
  }
  return { outcomes: outcomes as Outcomes, seen };
}

describe('the workflows of 4.4', () => {
  it('are all twelve types, each kind of review and exit among them', () => {
    expect(new Set(workflowDefinitions.map(definition => definition.workflowType))).toEqual(
      new Set(workflowType.codes),
    );
    expect(workflowDefinitions.flatMap(({ kind }) => kind ?? [])).toEqual([
      'initial',
      'periodic',
      'eventDriven',
      'voluntary',
      'forced',
    ]);
    expect(new Set(byId.map(([id]) => id)).size).toBe(workflowDefinitions.length);
  });

  it('take the working days, the permission and the entity of the table', () => {
    expect(
      Object.fromEntries(
        byId.map(([id, { slaDays, entityType, permissions }]) => [
          id,
          `${slaDays} ${entityType} ${permissions.join(' ')}`,
        ]),
      ),
    ).toEqual({
      onboarding: '10 party workflowOnboardingAcceptedWrite',
      reviewInitial: '5 party workflowReviewDoneWrite',
      reviewPeriodic: '20 party workflowReviewDoneWrite',
      reviewEventDriven: '10 party workflowReviewDoneWrite',
      exitVoluntary: '30 party workflowExitDoneWrite',
      exitForced: '30 party workflowExitDoneWrite',
      endParty: '15 party workflowEndPartyDoneWrite',
      addProductToClient: '10 product workflowAddProductToClientDoneWrite',
      endProduct: '15 product workflowEndProductDoneWrite',
      manualIdentification: '3 party workflowManualIdentificationSignOffWrite',
      changePartyStatus: '3 party workflowChangePartyStatusWrite',
      removeConnection: '3 party workflowRemoveConnectionWrite',
      partyInputOrchestration: '2 party workflowPartyInputOrchestrationProcessingStartedWrite',
      pmsKycsConnection: '3 party clientFileWrite',
      deleteProductAuditTrail: '10 party deleteProductWrite dataRetentionWrite',
    });
  });
});

describe('the words in which processes of any type are listed together', () => {
  it('are all used, and every status of every workflow has one', () => {
    const shown = workflowDefinitions.flatMap(({ statuses, ends }) =>
      [...statuses, ...ends].map(status => displayStatusOf(status, null)),
    );
    const ended = (['done', 'rejected', 'cancelled'] as const).map(result =>
      displayStatusOf(reviewProcessStatus.code('WaitingForApproval'), result),
    );
    expect(new Set([...shown, ...ended])).toEqual(new Set(workflowDisplayStatus.codes));
    expect(ended).toEqual(['done', 'rejected', 'cancelled']);
  });
});

describe.each(byId)('%s', (_, definition) => {
  it('has statuses of its own set, steps with outcomes, and known permissions', () => {
    const sets: Readonly<Record<string, readonly string[]>> = {
      onboarding: registrationStatus.codes.filter(code => code !== 'REJECTED' && code !== 'DELETED'),
      review: reviewProcessStatus.codes,
      exit: exitProcessStatus.codes,
    };
    const set = sets[definition.workflowType] ?? taskProcessStatus.codes;
    expect(new Set<string>(definition.statuses)).toEqual(new Set(set));
    for (const step of definition.steps) {
      expect(definition.statuses).toContain(step.status);
      expect(step.outcomes.length).toBeGreaterThan(0);
      expect(step.outcomes.every(outcome => stepOutcome.is(outcome))).toBe(true);
      expect(permission.codes).toContain(step.pool);
      expect(step.slaDays).toBeLessThanOrEqual(definition.slaDays);
    }
    expect(new Set(definition.steps.map(step => step.id)).size).toBe(definition.steps.length);
  });

  it('has one decision, which can be given and refused, and no note is left out of a refusal', () => {
    const [decision, ...others] = definition.steps.filter(({ isDecision }) => isDecision);
    expect(others).toEqual([]);
    expect(new Set(decision?.outcomes.map(effectOf))).toEqual(new Set(['ends', 'rejects']));
    for (const step of definition.steps)
      for (const outcome of step.outcomes)
        expect(step.noteFor.includes(outcome)).toBe(
          ['reason', 'describeEvent'].includes(step.id) ||
            effectOf(outcome) !== 'ends' ||
            outcome === 'inValid',
        );
  });

  it('passes its statuses in their order, and reaches every step and status', () => {
    const seen = { steps: new Set<string>(), statuses: new Set<string>() };
    fc.assert(
      fc.property(choices, picks => {
        const result = run(definition, picks);
        for (const step of result.seen.steps) seen.steps.add(step);
        for (const status of result.seen.statuses) seen.statuses.add(status);
        const order = [...result.seen.statuses].map(status => definition.statuses.indexOf(status as never));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
      { numRuns: 200 },
    );
    expect(seen.steps).toEqual(new Set(definition.steps.map(step => step.id)));
    expect(seen.statuses).toEqual(new Set(definition.statuses));
  });

  it('ends from wherever it is: done, or rejected', () => {
    fc.assert(
      fc.property(choices, picks => {
        const { outcomes } = run(definition, picks);
        // The person who goes on with what ends a step is done after as many turns as there are steps.
        const rest = new Map(outcomes);
        for (let turn = 0; turn < definition.steps.length; turn += 1) {
          const [step] = openSteps(definition, rest);
          const outcome = step?.outcomes.find(code => effectOf(code) === 'ends');
          if (step && outcome) rest.set(step.id, outcome);
        }
        expect(openSteps(definition, rest)).toEqual([]);
        if (!isRejected(rest)) expect(statusOf(definition, rest, true)).toBe(definition.statuses.at(-1));
      }),
      { numRuns: 100 },
    );
  });
});
