import type { contract, OutputOf } from '@dossier/api/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { partyIdsOf, putRegistration, statusDoor } from '../../../testing/registrations.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;

/** 1,000 with `npm run test:full`. */
const runs = Number(process.env['COMMAND_RUNS'] ?? 60);

const people = ['admin', 'user', 'agent'] as const;
type Who = (typeof people)[number];
const statuses = ['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'MIGRATED', 'REJECTED', 'DELETED'] as const;
type Status = (typeof statuses)[number];

/** What may become of a status, written down once more by hand; who may do it; whether it takes a second person. */
const edges: Readonly<Record<string, readonly Who[]>> = {
  'INCOMPLETE COMPLETE': people,
  'COMPLETE INCOMPLETE': ['admin', 'user'],
  'COMPLETE ACCEPTED': people,
  'INCOMPLETE REJECTED': ['admin', 'user'],
  'COMPLETE REJECTED': ['admin', 'user'],
  'ACCEPTED REJECTED': ['admin'],
  'ACCEPTED COMPLETE': ['admin'],
  'ACCEPTED DONE': ['admin'],
  'INCOMPLETE DELETED': ['admin'],
  'COMPLETE DELETED': ['admin'],
  'REJECTED DELETED': ['admin'],
  'REJECTED INCOMPLETE': ['admin'],
  'DELETED INCOMPLETE': ['admin'],
};

/** The model: what a registration must be, kept apart from the platform. */
interface Model {
  status: Status;
  /** Who asked for the acceptance, while that is open. */
  requestedBy: Who | null;
  /** Who entered data last: they never decide on it. */
  editor: Who | null;
  version: number;
}

type Command =
  | { readonly kind: 'move'; readonly who: Who; readonly next: Status }
  /** One of the edges that there are: chance alone seldom gets far. */
  | { readonly kind: 'step'; readonly who: Who; readonly pick: number }
  | { readonly kind: 'decide'; readonly who: Who; readonly decision: 'approve' | 'reject' | 'withdraw' }
  | { readonly kind: 'edit'; readonly who: Who };

const who = fc.constantFrom(...people);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('step' as const), who, pick: fc.nat(9) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('move' as const), who, next: fc.constantFrom(...statuses) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who,
      decision: fc.constantFrom('approve' as const, 'reject' as const, 'withdraw' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('edit' as const), who }) },
);

describe('any sequence of commands', () => {
  let platform: TestPlatform;
  const tokens = {} as Record<Who, string>;
  let signedIn = 0;
  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
  });

  /** The clock goes on with every command: before a session would end, everyone signs in again. */
  async function stayIn() {
    const now = platform.clock.now().getTime();
    if (now - signedIn < 1_800_000) return;
    for (const name of people) tokens[name] = await platform.signIn(`meridian.${name}`);
    signedIn = now;
  }

  const progress = (id: string, name: Who = 'admin') =>
    platform.get<Progress>(`/api/main/registrations/${id}/progress`, { token: tokens[name] });

  /** What the rules say: the status afterwards, and whether the platform has to refuse. */
  async function move(id: string, model: Model, { who: name, next }: Extract<Command, { kind: 'move' }>) {
    const allowed = edges[`${model.status} ${next}`];
    const reason = next === 'REJECTED' ? 'other' : null;
    const response = await statusDoor(platform, tokens[name]).change(id, {
      next,
      comment: 'Because',
      reason,
    });
    const isAsking = next === 'ACCEPTED';
    const expected = !allowed?.includes(name) ? false : !(isAsking && model.requestedBy !== null);
    // DONE to MIGRATED is an edge that only the preview of a migration takes.
    expect([response.status === 200, { ...model, name, next }]).toEqual([expected, { ...model, name, next }]);
    if (!expected) return;
    if (isAsking) model.requestedBy = name;
    else Object.assign(model, { status: next, requestedBy: null, version: model.version + 1 });
  }

  async function step(id: string, model: Model, { who: name, pick }: Extract<Command, { kind: 'step' }>) {
    const nexts = statuses.filter(next => `${model.status} ${next}` in edges);
    const next = nexts[pick % Math.max(1, nexts.length)];
    if (next !== undefined) await move(id, model, { kind: 'move', who: name, next });
  }

  async function decide(
    id: string,
    model: Model,
    { who: name, decision }: Extract<Command, { kind: 'decide' }>,
  ) {
    const { signOff } = await progress(id);
    if (signOff === null) return;
    const { payloadHash, version } = await platform.get<OutputOf<typeof contract.workflows.signOff>>(
      `/api/workflows/sign-offs/${signOff._id}`,
      { token: tokens.admin },
    );
    const response = await platform.ask(`/api/workflows/sign-offs/${signOff._id}/decision`, {
      method: 'POST',
      token: tokens[name],
      body: { decision, payloadHash, comment: null },
      headers: { 'if-match': `"v${version}"` },
    });
    const expected =
      model.requestedBy !== null &&
      (decision === 'withdraw'
        ? name === model.requestedBy
        : name === 'admin' && model.requestedBy !== 'admin' && model.editor !== 'admin');
    expect([response.status === 200, { ...model, name, decision }]).toEqual([
      expected,
      { ...model, name, decision },
    ]);
    if (!expected) return;
    if (decision === 'approve') Object.assign(model, { status: 'ACCEPTED', version: model.version + 1 });
    model.requestedBy = null;
  }

  /** Only what is incomplete can be changed; anyone who changes it is the last to have entered data. */
  async function edit(id: string, model: Model, { who: name }: Extract<Command, { kind: 'edit' }>) {
    const [_id] = await partyIdsOf(platform, id);
    const response = await platform.ask(`/api/main/registrations/${id}`, {
      method: 'PUT',
      token: tokens[name],
      body: {
        parties: [{ _id, naturalPerson: { placeOfBirth: `Utrecht ${model.version}` } }],
        added: [],
        removed: [],
      },
      headers: { 'if-match': `"v${model.version}"` },
    });
    expect([response.status === 200, model]).toEqual([model.status === 'INCOMPLETE', model]);
    if (response.status === 200) Object.assign(model, { version: model.version + 1, editor: name });
  }

  it('leaves what the rules say, and nothing else', { timeout: 1_200_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 12 }), async commands => {
        await stayIn();
        const id = await putRegistration(platform, { assignee: 'meridian.agent' });
        const model: Model = { status: 'INCOMPLETE', requestedBy: null, editor: null, version: 1 };
        for (const command of commands) {
          platform.clock.turn(1);
          if (command.kind === 'step') await step(id, model, command);
          else if (command.kind === 'move') await move(id, model, command);
          else if (command.kind === 'decide') await decide(id, model, command);
          else await edit(id, model, command);
          const { status, version, signOff } = await progress(id);
          expect({ status, version, requestedBy: signOff?.state === 'requested' }).toEqual({
            status: model.status,
            version: model.version,
            requestedBy: model.requestedBy !== null,
          });
        }
      }),
      { numRuns: runs },
    );
  });
});
