import {
  offsetOf,
  type contract,
  type OutputOf,
  type ProcessAction,
  type QueryOf,
} from '@dossier/api/contract';
import type { StepOutcome } from '@dossier/validators/vocabularies';
import type { Caller } from '../../../shared/caller/caller.ts';
import { encryptFor, openerFor } from '../../../shared/history/encryption.ts';
import { systemAdminName, userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { isOnboarding } from './onboarding/onboarding.ts';
import { onboardingStates } from './onboarding/states.ts';
import type { HandedOn } from './pool.ts';
import { findProcess, noteSubject, type StoredProcess } from './store.ts';

export interface NewProcessEvent {
  readonly action: ProcessAction;
  readonly step?: string;
  readonly outcome?: StepOutcome;
  readonly note?: string | null;
}

/** What a pool did with a process. */
export const handedOnEvent = ({ assignee_id: assignee }: HandedOn): NewProcessEvent => ({
  action: assignee === null ? 'poolFull' : 'assignedInTurn',
});

/** Notes what happened to a process, with the status that it has now. */
export async function noteEvents(
  work: UnitOfWork,
  { row }: Pick<StoredProcess, 'row'>,
  events: readonly NewProcessEvent[],
): Promise<void> {
  const { tx, tenantId, actor, now, random } = work;
  const { last } = await tx
    .selectFrom('process_events')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .where('process_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const rows = [];
  for (const [index, { action, step = null, outcome = null, note = null }] of events.entries()) {
    const id = random.uuid();
    rows.push({
      id,
      tenant_id: tenantId,
      process_id: row.id,
      seq: (last ?? 0) + index + 1,
      at: now,
      actor: actor.id,
      action,
      step_id: step,
      outcome,
      status: row.status,
      sealed_note: note === null ? null : await encryptFor(work, noteSubject(row), note, id),
    });
  }
  await tx.insertInto('process_events').values(rows).execute();
}

/** What happened to a process, the newest first. @throws {AppError} NotFound. */
export async function listStates(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.workflows.states>,
): Promise<OutputOf<typeof contract.workflows.states>> {
  const process = await findProcess(work, caller, id);
  const { row } = process;
  const { offset, max } = offsetOf(query);
  if (isOnboarding(process)) {
    const all = await onboardingStates(work, row.entity_id);
    return { items: all.slice(offset, offset + max), total: all.length, counts: {} };
  }
  const events = work.tx.selectFrom('process_events').where('process_id', '=', id);
  const { total } = await events
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await events.selectAll().orderBy('seq', 'desc').limit(max).offset(offset).execute();
  const names = await userNames(
    work,
    rows.map(({ actor }) => actor),
  );
  const subject = noteSubject(row);
  const open = await openerFor(work, [subject]);
  return {
    items: rows.map(event => ({
      _id: event.id,
      at: event.at,
      by: event.actor.startsWith('system:')
        ? null
        : { _id: event.actor, name: names.get(event.actor) ?? systemAdminName },
      action: event.action as ProcessAction,
      step: event.step_id,
      outcome: event.outcome as StepOutcome | null,
      status: event.status as OutputOf<typeof contract.workflows.process>['status'],
      note: event.sealed_note && open<string>(subject, event.sealed_note, event.id),
    })),
    total: Number(total),
    counts: {},
  };
}
