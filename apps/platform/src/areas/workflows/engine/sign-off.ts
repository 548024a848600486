import {
  effectOf,
  permissions,
  type Permission,
  type SignOffAction,
  type StepDefinition,
} from '@dossier/api/contract';
import { stepStatus, type StepOutcome } from '@dossier/validators/vocabularies';
import type { Caller } from '../../../shared/caller/caller.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import {
  requestSignOff,
  voidSignOffs,
  type Closed,
  type Frozen,
  type SignOffKind,
} from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifyDeciders, sendMessages, settle } from '../../messages/service.ts';
import { findParty, visibleIds } from '../../parties/service.ts';
import { applyEffect } from './effects.ts';
import { noteEvents, type NewProcessEvent } from './events.ts';
import { notifyEntity } from './notify.ts';
import { rejectProcess, writeOutcome } from './outcome.ts';
import { findProcess, readProcesses, saveProcess, saveStep, turnOf, type StoredProcess } from './store.ts';

/** What a decision rests on: the outcomes of the steps, and what the party is. */
function frozenOf({ row, steps }: StoredProcess, partyStatus: string): Frozen {
  const outcomes = [...steps].map(([id, { outcome, by, at }]) => ({ id, outcome, by, at }));
  return {
    version: row.version,
    content: {
      workflow: `${row.workflow_id} ${row.workflow_version}`,
      steps: outcomes.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      target: row.target,
      partyStatus,
    },
  };
}

const decisionOf = (process: StoredProcess): StepDefinition | undefined =>
  turnOf(process).find(({ isDecision }) => isDecision);

const outcomeWith = ({ outcomes }: StepDefinition, effect: 'ends' | 'rejects'): StepOutcome => {
  const outcome = outcomes.find(code => effectOf(code) === effect);
  if (!outcome) throw new Error('A decision can be given and refused.');
  return outcome;
};

/** Done when a second person agrees, who has worked on none of its steps (4.4, 4.18). */
const kindOf = (action: SignOffAction, permission: Permission): SignOffKind => ({
  action,
  subjectType: 'process',
  permission,

  async frozen(work, caller, id) {
    const process = await findIfVisible(work, caller, id);
    if (!process) return null;
    return frozenOf(process, (await findParty(work, caller, process.row.entity_id)).status);
  },

  async namesOf(work, caller, ids) {
    const processes = await readProcesses(work, ids);
    const visible = await visibleIds(
      work,
      caller,
      processes.map(({ row }) => row.entity_id),
    );
    if (visible.size === 0) return new Map();
    const rows = await work.tx
      .selectFrom('parties')
      .select(['id', 'name'])
      .where('id', 'in', [...visible])
      .execute();
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return new Map(
      processes.flatMap(({ row }) => {
        const name = names.get(row.entity_id);
        return name === undefined ? [] : [[row.id, name] as const];
      }),
    );
  },

  async apply(work, caller, { subjectId, signOffId, requestedBy }) {
    const process = await findProcess(work, caller, subjectId);
    const step = decisionOf(process);
    if (!step || process.row.result !== null) throw new AppError('SignOffClosed');
    await applyEffect(work, caller, process);
    const outcome = outcomeWith(step, 'ends');
    const ended = await writeOutcome(work, process, { step, outcome, note: null });
    const isDone = turnOf(ended).length === 0;
    const saved = await saveProcess(work, ended, isDone ? { result: 'done' } : {});
    await noteEvents(work, saved, [
      { action: 'stepEnded', step: step.id, outcome },
      ...(isDone ? [{ action: 'done' } as const] : []),
    ]);
    audit(work, [
      { action: 'process.done', objectType: 'process', objectId: subjectId, detail: { signOff: signOffId } },
    ]);
    await notifyRequester(work, 'approvalDecided', { subjectId, requestedBy });
    if (process.row.target === null) await notifyEntity(work, process);
  },

  async closed(work, caller, { subjectId, requestedBy }) {
    const process = await findProcess(work, caller, subjectId);
    const step = decisionOf(process);
    const latest = await work.tx
      .selectFrom('sign_offs')
      .select('state')
      .where('subject_type', '=', 'process')
      .where('subject_id', '=', subjectId)
      .orderBy('requested_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (!step) return;
    if (latest.state === 'rejected')
      await rejectProcess(work, process, { step, outcome: outcomeWith(step, 'rejects'), note: null });
    else await reopen(work, process, step, 'approvalWithdrawn');
    await notifyRequester(work, 'approvalDecided', { subjectId, requestedBy });
    await notifyEntity(work, process);
  },

  async expired(work, { subjectId, requestedBy }) {
    const [process] = await readProcesses(work, [subjectId]);
    const step = process && decisionOf(process);
    if (!step) return;
    await reopen(work, process, step, 'approvalExpired');
    await notifyRequester(work, 'approvalVoided', { subjectId, requestedBy });
    await notifyEntity(work, process);
  },
});

/** No one has to decide any more, and who asked hears of what came of it. */
async function notifyRequester(
  work: UnitOfWork,
  messageType: 'approvalDecided' | 'approvalVoided',
  { subjectId, requestedBy }: Closed,
): Promise<void> {
  await settle(work, ['approvalRequested'], subjectId);
  await sendMessages(work, {
    messageType,
    userIds: [requestedBy],
    registrationId: null,
    processId: subjectId,
  });
}

/** Ends an open request about a process that is decided or cancelled without it. Who asked hears of it. */
export async function voidRequest(work: UnitOfWork, subjectId: string): Promise<void> {
  for (const requestedBy of await voidSignOffs(work, { type: 'process', id: subjectId }))
    await notifyRequester(work, 'approvalVoided', { subjectId, requestedBy });
}

/** The types that run, each as something that a second person signs off. */
export const processKinds: readonly SignOffKind[] = [
  kindOf('process.review', permissions.code('workflowReviewDoneWrite')),
  kindOf('process.changePartyStatus', permissions.code('workflowChangePartyStatusWrite')),
];

export const kindOfProcess = ({ row }: Pick<StoredProcess, 'row'>): SignOffKind | undefined =>
  processKinds.find(({ action }) => action === `process.${row.workflow_type}`);

async function findIfVisible(work: UnitOfWork, caller: Caller, id: string): Promise<StoredProcess | null> {
  try {
    return await findProcess(work, caller, id);
  } catch (error) {
    if (error instanceof AppError && error.type === 'NotFound') return null;
    throw error;
  }
}

/** No one decided: it can be asked for again. */
async function reopen(
  work: UnitOfWork,
  process: StoredProcess,
  { id }: StepDefinition,
  action: NewProcessEvent['action'],
): Promise<void> {
  const step = { status: stepStatus.code('todo'), outcome: null, by: null, at: null, sealedNote: null };
  const saved = await saveProcess(work, await saveStep(work, process, id, step), {});
  await noteEvents(work, saved, [{ action, step: id }]);
}

/** Who started a process or worked on a step of it, also where that was taken back. */
async function workersOf({ tx }: UnitOfWork, id: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('process_events')
    .select('actor')
    .distinct()
    .where('process_id', '=', id)
    .where('action', 'in', ['started', 'stepStarted', 'stepEnded', 'approvalRequested'])
    .execute();
  return rows.map(({ actor }) => actor).filter(isUuid);
}

/**
 * Asks a second person to accept what a process is about. Anyone who worked on a step, or started it, does not decide.
 * @throws {AppError} Blocked while it is asked for already.
 */
export async function askForDecision(
  work: UnitOfWork,
  process: StoredProcess,
  { step, note }: { readonly step: StepDefinition; readonly note: string | null },
): Promise<void> {
  const kind = kindOfProcess(process);
  if (!kind) throw new Error(`No one signs off ${process.row.workflow_type}.`);
  const { id, target, origin, entity_id: entityId } = process.row;
  const waiting = await saveStep(work, process, step.id, {
    status: stepStatus.code('waiting'),
    outcome: null,
    by: work.actor.id,
    at: work.now.toISOString(),
    sealedNote: null,
  });
  const saved = await saveProcess(work, waiting, {});
  const { status } = await work.tx
    .selectFrom('parties')
    .select('status')
    .where('id', '=', entityId)
    .executeTakeFirstOrThrow();
  const request = {
    kind,
    subjectId: id,
    frozen: frozenOf(saved, status),
    policy: process.definition.approval ?? 'twoPersons',
    payload: { outcome: outcomeWith(step, 'ends') },
    diff: target === null ? [] : [{ path: 'status', old: origin, new: target }],
    comment: note,
    editors: await workersOf(work, id),
  };
  const signOff = await requestSignOff(work, request);
  await notifyDeciders(
    work,
    { ...request, requestedBy: work.actor.id },
    { registrationId: null, processId: id },
  );
  await noteEvents(work, saved, [{ action: 'approvalRequested', step: step.id, note }]);
  audit(work, [{ action: 'signOff.requested', objectType: 'process', objectId: id, detail: { signOff } }]);
}
