import {
  statusOf,
  workflowDefinitions,
  type contract,
  type OutputOf,
  type Process,
} from '@dossier/api/contract';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { completePerson, putRegistration } from '../../../testing/registrations.ts';

/** 1,000 with `npm run test:full`. */
const runs = Number(process.env['COMMAND_RUNS'] ?? 20);

const base = '/api/workflows';
const people = ['admin', 'user', 'agent'] as const;
type Who = (typeof people)[number];

/** What a party may become by this workflow, and by hand, written down once more. */
const next: Readonly<Record<string, readonly string[]>> = { N: ['R'], A: ['I'], I: ['A'], R: ['N'] };

interface Model {
  party: string;
  /** What the process that runs would make of the party, and who worked on it; null while none runs. */
  running: null | {
    readonly target: string;
    readonly origin: string;
    readonly hands: Set<Who>;
    outcomes: Record<string, string>;
    requestedBy: Who | null;
  };
}

const who = fc.constantFrom(...people);
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('start' as const), who, other: fc.boolean() }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      who,
      stepId: fc.constantFrom('reason', 'checks', 'confirm'),
      outcome: fc.constantFrom('done', 'willNotDo', 'accept', 'reject'),
      note: fc.constantFrom('Because', null),
    }),
  },
  // The next step as it should be: chance alone seldom gets to a decision.
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('onward' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who,
      decision: fc.constantFrom(
        'approve' as const,
        'approve' as const,
        'reject' as const,
        'withdraw' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('byHand' as const), who }) },
);

onBothEngines('any sequence of what people do to a party and its process', engine => {
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
  const pendingOf = async (id: string) =>
    (
      await platform.get<{ process: Process | null }>(
        `${base}/process/pending?entityType=party&workflowId=changePartyStatus&entityId=${id}`,
        { token: tokens.admin },
      )
    ).process;
  const partyOf = (id: string) =>
    platform.get<OutputOf<typeof contract.parties.get>>(`/api/main/parties/${id}`, { token: tokens.admin });
  const post = (path: string, name: Who, body: object, version?: number) =>
    platform.ask(path, {
      method: 'POST',
      token: tokens[name],
      body,
      headers: version === undefined ? {} : { 'if-match': `"v${version}"` },
    });
  const mayWork = (name: Who) => name !== 'agent';

  async function start(id: string, model: Model, name: Who, other: boolean) {
    const [target = 'R'] = next[model.party] ?? [];
    const requested = other ? 'E' : target;
    const { status } = await post(`${base}/processes`, name, {
      workflowId: 'changePartyStatus',
      entityType: 'party',
      entityId: id,
      target: requested,
    });
    const isStarted = mayWork(name) && !other && model.running === null;
    expect([status === 200, { name, other, model }]).toEqual([isStarted, { name, other, model }]);
    if (isStarted)
      model.running = {
        target,
        origin: model.party,
        hands: new Set([name]),
        outcomes: {},
        requestedBy: null,
      };
  }

  interface Step {
    readonly who: Who;
    readonly stepId: string;
    readonly outcome: string;
    readonly note: string | null;
  }
  async function step(id: string, model: Model, { who: name, stepId, outcome, note }: Step) {
    const process = await pendingOf(id);
    if (!process || !model.running) return;
    const { running } = model;
    const { status } = await post(
      `${base}/process/${process.processId}/states`,
      name,
      { stepId, outcome, note },
      process.version,
    );
    const isWorkOver = 'reason' in running.outcomes && 'checks' in running.outcomes;
    const isTurn = stepId === 'confirm' ? isWorkOver : !isWorkOver && !(stepId in running.outcomes);
    const has = { reason: ['done'], checks: ['done', 'willNotDo'], confirm: ['accept', 'reject'] }[stepId];
    const needsNote = stepId === 'reason' || outcome === 'willNotDo' || outcome === 'reject';
    const isDone =
      mayWork(name) &&
      isTurn &&
      has?.includes(outcome) === true &&
      (!needsNote || note !== null) &&
      !(outcome === 'accept' && running.requestedBy !== null);
    expect([status === 200, { name, stepId, outcome, note, model }]).toEqual([
      isDone,
      { name, stepId, outcome, note, model },
    ]);
    if (!isDone) return;
    running.hands.add(name);
    if (outcome === 'accept') running.requestedBy = name;
    else if (outcome === 'reject') model.running = null;
    else running.outcomes[stepId] = outcome;
  }

  async function decide(id: string, model: Model, name: Who, decision: 'approve' | 'reject' | 'withdraw') {
    const process = await pendingOf(id);
    if (!process?.signOff || !model.running) return;
    const { running } = model;
    const { _id, version, payloadHash } = await platform.get<OutputOf<typeof contract.workflows.signOff>>(
      `${base}/sign-offs/${process.signOff._id}`,
      { token: tokens.admin },
    );
    const body = { decision, payloadHash, comment: null };
    const { status } = await post(`${base}/sign-offs/${_id}/decision`, name, body, version);
    const isOther = mayWork(name) && !running.hands.has(name);
    // To bring a rejected party back takes an Admin; what is no longer what it was is not changed.
    const isPossible =
      decision === 'withdraw'
        ? name === running.requestedBy
        : isOther &&
          (decision === 'reject' ||
            (model.party === running.origin && (running.target !== 'N' || name === 'admin')));
    expect([status === 200, { name, decision, model }]).toEqual([isPossible, { name, decision, model }]);
    if (!isPossible) return;
    if (decision === 'withdraw') {
      running.requestedBy = null;
      return;
    }
    if (decision === 'approve') model.party = running.target;
    model.running = null;
  }

  async function byHand(id: string, model: Model, name: Who) {
    const [target = ''] = next[model.party] ?? [];
    const { version } = await partyOf(id);
    const body = { next: target, comment: 'By hand' };
    const { status } = await post(`/api/main/parties/${id}/status`, name, body, version);
    const isDone = mayWork(name) && (target !== 'N' || name === 'admin');
    expect([status === 200, { name, model }]).toEqual([isDone, { name, model }]);
    if (isDone) model.party = target;
  }

  async function agree(id: string, model: Model) {
    expect((await partyOf(id)).status).toBe(model.party);
    const process = await pendingOf(id);
    expect(process === null).toBe(model.running === null);
    if (!process || !model.running) return;
    const outcomes = new Map(process.steps.map(each => [each.id, each.outcome]));
    const definition = workflowDefinitions.find(each => each.id === process.workflowId)!;
    const isStarted = process.steps.some(each => each.status !== 'todo');
    expect(process.status).toBe(statusOf(definition, outcomes, isStarted));
    expect(process.signOff !== null).toBe(model.running.requestedBy !== null);
    expect(process.target).toBe(model.running.target);
  }

  it('leaves both agreeing', { timeout: 2_400_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 16 }), async commands => {
        await stayIn();
        const person = { ...completePerson(), _id: randomUUID() };
        await putRegistration(platform, { assignee: 'meridian.agent', parties: [person] });
        const model: Model = { party: 'N', running: null };
        for (const each of commands) {
          platform.clock.turn(1);
          const id = person._id;
          if (each.kind === 'start') await start(id, model, each.who, each.other);
          else if (each.kind === 'step') await step(id, model, each);
          else if (each.kind === 'onward') {
            const done = model.running?.outcomes ?? {};
            const stepId = !('reason' in done) ? 'reason' : !('checks' in done) ? 'checks' : 'confirm';
            const outcome = stepId === 'confirm' ? 'accept' : 'done';
            await step(id, model, { who: each.who, stepId, outcome, note: 'Because' });
          } else if (each.kind === 'decide') await decide(id, model, each.who, each.decision);
          else if (each.kind === 'byHand') await byHand(id, model, each.who);
          else {
            const process = await pendingOf(id);
            if (!process) continue;
            const body = { move: 'cancel', note: 'By mistake' };
            const path = `${base}/processes/${process.processId}/states`;
            const { status } = await post(path, each.who, body, process.version);
            expect(status === 200).toBe(mayWork(each.who));
            if (status === 200) model.running = null;
          }
          await agree(person._id, model);
        }
      }),
      { numRuns: runs },
    );
  });
});
