import {
  statusOf,
  workflowDefinitions,
  type contract,
  type OutputOf,
  type Process,
} from '@dossier/api/contract';
import { stepOutcome } from '@dossier/validators/vocabularies';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../../testing/platform.ts';
import { partyIdsOf, putRegistration, statusDoor } from '../../../../testing/registrations.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;
type Processes = OutputOf<typeof contract.workflows.processes>;

/** 1,000 with `npm run test:full`. */
const runs = Number(process.env['COMMAND_RUNS'] ?? 10);

const base = '/api/workflows';
const people = ['admin', 'user', 'agent'] as const;
type Who = (typeof people)[number];

const who = fc.constantFrom(...people);
const pick = fc.nat(20);
const command = fc.oneof(
  // What the registration offers, done to the registration.
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('status' as const), who, pick }) },
  // What the process offers, done to the process.
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('offered' as const), who, pick }) },
  // Anything, whether it is offered or not.
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('any' as const),
      who,
      stepId: fc.constantFrom('collectParties', 'documents', 'complete', 'decision', 'signing'),
      outcome: fc.constantFrom('done', 'failed', 'accept', 'reject'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      who,
      move: fc.constantFrom('wait', 'resume', 'assign', 'cancel'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who,
      decision: fc.constantFrom('approve', 'reject', 'withdraw'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), who, isWhole: fc.boolean() }) },
);

const definition = workflowDefinitions.find(({ id }) => id === 'onboarding')!;

/** How a registration ended, written down once more. */
const results: Readonly<Record<string, string | null>> = {
  INCOMPLETE: null,
  COMPLETE: null,
  ACCEPTED: null,
  DONE: 'done',
  MIGRATED: 'done',
  REJECTED: 'rejected',
  DELETED: 'cancelled',
};

onBothEngines('any sequence of what people do to a registration and its process', engine => {
  let platform: TestPlatform;
  const tokens = {} as Record<Who, string>;
  let signedIn = 0;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  /** The clock goes on with every command: before a session would end, everyone signs in again. */
  async function stayIn() {
    const now = platform.clock.now().getTime();
    if (now - signedIn < 1_800_000) return;
    for (const name of people) tokens[name] = await platform.signIn(`meridian.${name}`);
    signedIn = now;
  }
  const progressOf = (id: string, name: Who = 'admin') =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token: tokens[name] });
  /** The id of the one process that a registration has, as someone who sees it all. */
  async function idOf(id: string): Promise<string> {
    const path = `${base}/processes?entityId=${id}`;
    const { items } = await platform.get<Processes>(path, { token: tokens.admin });
    expect(items).toHaveLength(1);
    return items[0]!.processId;
  }
  /** Null for the user who does not see it. */
  async function processOf(processId: string, name: Who = 'admin'): Promise<Process | null> {
    const answer = await platform.ask(`${base}/processes/${processId}`, { token: tokens[name] });
    return answer.status === 404 ? null : ((await answer.json()) as Process);
  }
  const post = (path: string, name: Who, body: object, version: number) =>
    platform.ask(path, {
      method: 'POST',
      token: tokens[name],
      body,
      headers: { 'if-match': `"v${version}"` },
    });

  async function byStatus(id: string, name: Who, chosen: number) {
    const { allowedNext } = await progressOf(id, 'admin');
    const option = allowedNext[chosen % Math.max(1, allowedNext.length)];
    if (!option) return;
    const reason = option.reasonCodes ? 'other' : null;
    const { version } = await progressOf(id);
    await statusDoor(platform, tokens[name]).change(
      id,
      { next: option.next, comment: 'Because', reason },
      version,
    );
  }

  const step = (process: Process, name: Who, stepId: string, outcome: string) =>
    post(
      `${base}/process/${process.processId}/states`,
      name,
      { stepId, outcome, note: 'Because', reason: outcome === 'reject' ? 'other' : null },
      process.version,
    );

  /** What is offered to someone is done when they do it; anything else is refused. */
  async function byStep(
    processId: string,
    name: Who,
    choose: (offered: readonly string[]) => string | undefined,
  ) {
    const process = await processOf(processId, name);
    if (!process) return;
    const offered = process.steps.flatMap(each => each.outcomes.map(outcome => `${each.id} ${outcome}`));
    const chosen = choose(offered);
    if (chosen === undefined) return;
    const [stepId = '', outcome = ''] = chosen.split(' ');
    const { status } = await step(process, name, stepId, outcome);
    expect([chosen, status === 200, offered]).toEqual([chosen, offered.includes(chosen), offered]);
  }

  async function byMove(processId: string, name: Who, move: string) {
    const process = await processOf(processId, name);
    if (!process) return;
    const me = process.assignee_id;
    const body = { move, note: 'Because', assigneeId: me };
    const { status } = await post(
      `${base}/processes/${process.processId}/states`,
      name,
      body,
      process.version,
    );
    const isOffered = process.moves.some(each => each === move);
    expect([move, status === 200, process.moves]).toEqual([move, isOffered, process.moves]);
  }

  async function decide(processId: string, name: Who, decision: string) {
    const signOff = (await processOf(processId))?.signOff;
    if (!signOff) return;
    const { _id, version, payloadHash } = await platform.get<OutputOf<typeof contract.workflows.signOff>>(
      `${base}/sign-offs/${signOff._id}`,
      { token: tokens.admin },
    );
    await post(`${base}/sign-offs/${_id}/decision`, name, { decision, payloadHash, comment: null }, version);
  }

  async function edit(id: string, name: Who, isWhole: boolean) {
    const [_id] = await partyIdsOf(platform, id);
    const { version } = await progressOf(id);
    await platform.ask(`/api/main/registrations/${id}`, {
      method: 'PUT',
      token: tokens[name],
      body: {
        parties: [{ _id, naturalPerson: { placeOfBirth: isWhole ? 'Utrecht' : null } }],
        added: [],
        removed: [],
      },
      headers: { 'if-match': `"v${version}"` },
    });
  }

  /** Nothing is true in one and false in the other. */
  async function agree(id: string, processId: string) {
    const progress = await progressOf(id);
    const process = (await processOf(processId))!;
    const { status, version, sections, signOff, deadline, allowedNext } = progress;
    expect(process).toMatchObject({
      status,
      version,
      result: results[status],
      isPaused: deadline?.isWaiting ?? false,
      daysLeft: deadline?.daysLeft ?? null,
      dueOn: deadline?.dueOn ?? null,
    });
    expect(process.signOff?._id ?? null).toBe(signOff?.state === 'requested' ? signOff._id : null);
    const stepOf = (stepId: string) => process.steps.find(each => each.id === stepId)!;
    for (const [stepId, part] of [
      ['collectParties', 'parties'] as const,
      ['documents', 'documents'] as const,
    ]) {
      const isWhole = sections.find(section => section.id === part)!.blockers.length === 0;
      expect([stepId, stepOf(stepId).status === 'done']).toEqual([stepId, isWhole]);
    }
    const isComplete = ['COMPLETE', 'ACCEPTED', 'DONE'].includes(status);
    expect(stepOf('complete').status === 'done').toBe(isComplete);
    const decision = stepOf('decision');
    expect(decision.outcome).toBe(
      status === 'REJECTED' ? 'reject' : status === 'ACCEPTED' || status === 'DONE' ? 'accept' : null,
    );
    expect(decision.status === 'waiting').toBe(process.signOff !== null);
    const mayReject = allowedNext.some(({ next, blockers }) => next === 'REJECTED' && blockers.length === 0);
    expect(decision.outcomes.includes(stepOutcome.code('reject'))).toBe(mayReject);
    const isWhole = sections.every(({ blockers }) => blockers.length === 0);
    if (process.result !== null || !isWhole) return;
    // Steps without a part are passed by: the status is the one that the steps give it.
    const outcomes = new Map(
      definition.steps.map(({ id: stepId }) => [
        stepId,
        stepOf(stepId)
          ? stepOf(stepId).outcome
          : ['signing', 'processors', 'migrate'].includes(stepId)
            ? null
            : stepOutcome.code('willNotDo'),
      ]),
    );
    expect(statusOf(definition, outcomes, true)).toBe(status);
  }

  it('leaves both agreeing', { timeout: 7_200_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async commands => {
        await stayIn();
        const id = await putRegistration(platform, { assignee: 'meridian.agent' });
        const processId = await idOf(id);
        await agree(id, processId);
        for (const each of commands) {
          platform.clock.turn(1);
          if (each.kind === 'status') await byStatus(id, each.who, each.pick);
          else if (each.kind === 'offered')
            await byStep(processId, each.who, offered => offered[each.pick % Math.max(1, offered.length)]);
          else if (each.kind === 'any')
            await byStep(processId, each.who, () => `${each.stepId} ${each.outcome}`);
          else if (each.kind === 'move') await byMove(processId, each.who, each.move);
          else if (each.kind === 'decide') await decide(processId, each.who, each.decision);
          else await edit(id, each.who, each.isWhole);
          await agree(id, processId);
        }
      }),
      { numRuns: runs },
    );
  });
});
