import { offsetOf, type BodyOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { ProcessQuestionsTable } from '../../../database/schema/processes.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { encryptFor, openerFor } from '../../../shared/history/encryption.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifyNow, settle } from '../../messages/service.ts';
import { noteEvents } from './events.ts';
import { isOnboarding } from './onboarding/onboarding.ts';
import { processReaders } from './process-readers.ts';
import { findProcess, noteSubject, turnOf, type StoredProcess } from './store.ts';

type Questions = OutputOf<typeof contract.workflows.questions>;
type Question = OutputOf<typeof contract.workflows.ask>;

const questionsOf = ({ tx }: Pick<UnitOfWork, 'tx'>, processId: string) =>
  tx.selectFrom('process_questions').where('process_id', '=', processId);

type Row = Selectable<ProcessQuestionsTable>;

/** Questions about a process with their answers, the newest first. @throws {AppError} NotFound. */
export async function listQuestions(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.workflows.questions>,
): Promise<Questions> {
  const process = await findProcess(work, caller, id);
  const { offset, max } = offsetOf(query);
  const rows = await questionsOf(work, process.row.id)
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(max)
    .offset(offset)
    .execute();
  return {
    items: await shown(work, caller, process, rows),
    total: await countOf(questionsOf(work, process.row.id)),
    counts: {},
  };
}

async function shown(
  work: UnitOfWork,
  caller: Caller,
  { row }: StoredProcess,
  rows: readonly Row[],
): Promise<Question[]> {
  const names = await userNames(
    work,
    rows.flatMap(({ asked_by: by, asked_of: of }) => [by, of]),
  );
  const person = (id: string) => ({ _id: id, name: names.get(id) ?? '' });
  const subject = noteSubject(row);
  const open = await openerFor(work, [subject]);
  return rows.map(each => ({
    _id: each.id,
    step: each.step_id,
    by: person(each.asked_by),
    of: person(each.asked_of),
    at: each.asked_at,
    question: open<string>(subject, each.sealed_question, `${each.id} question`),
    answeredAt: each.answered_at,
    answer: each.sealed_answer && open<string>(subject, each.sealed_answer, `${each.id} answer`),
    mayAnswer: each.answered_at === null && each.asked_of === caller.userId,
  }));
}

/**
 * Asks a colleague about the step whose turn it is. The process stays with its assignee.
 * @throws {AppError} NotFound; ProcessEnded; Forbidden for the caller who is no user of the firm; ValidationFailed for a
 * colleague who may not see it, or the caller; Blocked where that one has not answered yet, and for an onboarding, whose
 * registration has comments.
 */
export async function askColleague(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  { colleagueId, question: text }: BodyOf<typeof contract.workflows.ask>,
): Promise<Question> {
  const process = await findWaiting(work, caller, id);
  const { tx, tenantId, now, random } = work;
  if (caller.homeTenantId !== tenantId) throw new AppError('Forbidden');
  const readers = await processReaders(work, process);
  if (colleagueId === caller.userId || !readers.some(({ _id }) => _id === colleagueId))
    throw new AppError('ValidationFailed', { fields: [{ path: 'colleagueId', code: 'oneOf' }] });
  if (await openFor(work, id, colleagueId))
    throw new AppError('Blocked', { fields: [{ path: 'colleagueId', code: 'alreadyAsked' }] });
  const questionId = random.uuid();
  const row = await tx
    .insertInto('process_questions')
    .values({
      id: questionId,
      tenant_id: tenantId,
      process_id: id,
      step_id: turnOf(process)[0]?.id ?? null,
      asked_by: caller.userId,
      asked_of: colleagueId,
      asked_at: now,
      sealed_question: await encryptFor(
        work,
        noteSubject(process.row),
        text.trim(),
        `${questionId} question`,
      ),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await afterwards(work, process, 'asked', colleagueId);
  const [question] = await shown(work, caller, process, [row]);
  return question!;
}

/** The question that a colleague has not answered yet. */
const openFor = (work: UnitOfWork, processId: string, userId: string) =>
  questionsOf(work, processId)
    .select(['id', 'asked_by'])
    .where('asked_of', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();

/** Answers the question that the caller was asked. @throws {AppError} NotFound where no one asked; ProcessEnded. */
export async function answerQuestion(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  { answer }: BodyOf<typeof contract.workflows.answer>,
): Promise<Question> {
  const process = await findWaiting(work, caller, id);
  const open = await openFor(work, id, caller.userId);
  if (!open) throw new AppError('NotFound');
  const row = await work.tx
    .updateTable('process_questions')
    .set({
      answered_at: work.now,
      sealed_answer: await encryptFor(work, noteSubject(process.row), answer.trim(), `${open.id} answer`),
    })
    .where('id', '=', open.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await settle(work, ['mention'], id, row.asked_by);
  await afterwards(work, process, 'answered', row.asked_by);
  const [answered] = await shown(work, caller, process, [row]);
  return answered!;
}

/** A process that runs, locked: of two who ask or answer at once one comes after the other. */
async function findWaiting(work: UnitOfWork, caller: Caller, id: string): Promise<StoredProcess> {
  if (isUuid(id))
    await work.tx.selectFrom('processes').select('id').where('id', '=', id).forUpdate().execute();
  const process = await findProcess(work, caller, id);
  if (isOnboarding(process))
    throw new AppError('Blocked', { fields: [{ path: 'id', code: 'startsWithRegistration' }] });
  if (process.row.result !== null) throw new AppError('ProcessEnded');
  return process;
}

async function afterwards(
  work: UnitOfWork,
  process: StoredProcess,
  action: 'asked' | 'answered',
  colleagueId: string,
): Promise<void> {
  const { id } = process.row;
  await noteEvents(work, process, [{ action }]);
  audit(work, [
    { action: `process.${action}`, objectType: 'process', objectId: id, detail: { colleagueId } },
  ]);
  await notifyNow(work, {
    messageType: 'mention',
    userIds: [colleagueId],
    registrationId: null,
    processId: id,
  });
}
