import { presenceTimes, type BodyOf, type contract, type OutputOf } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { publish } from '../../shared/events/publish.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { assigneeOf } from '../registrations/service.ts';

type PresenceBody = BodyOf<typeof contract.messages.presence>;
type Presence = OutputOf<typeof contract.messages.presence>;

/** Pages that one person may have records open on at once. */
const maxPages = 50;

/**
 * Notes that the caller has a record open, or has it open no more, and notifies those who may see it when that changes
 * who is there.
 * @throws {AppError} NotFound for a record that the caller may not see; TooManyRequests.
 */
export async function setPresence(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  body: PresenceBody,
): Promise<Presence> {
  // Every kind there is so far is a registration; another brings its own lookup.
  const assigneeId = await assigneeOf(work, caller, id);
  const before = await peopleAt(work, body.type, id);
  await forget(work);
  await (body.isHere ? note(work, caller, id, body) : leave(work, caller, id, body));
  const people = await peopleAt(work, body.type, id);
  const presence = { type: body.type, id, people };
  if (JSON.stringify(before) !== JSON.stringify(people))
    publish(work, [
      {
        event: { name: 'presence', data: presence },
        audience: {
          to: 'scope',
          permission: 'registrationRead',
          assigneeIds: assigneeId === null ? [] : [assigneeId],
        },
      },
    ]);
  return presence;
}

/** Pages that were closed, or lost their network, without a word. */
const forget = ({ tx, now }: UnitOfWork) =>
  tx
    .deleteFrom('presences')
    .where('seen_at', '<', new Date(now.getTime() - presenceTimes.gone).toISOString())
    .execute();

async function note(
  { tx, tenantId, now }: UnitOfWork,
  caller: Caller,
  id: string,
  body: PresenceBody,
): Promise<void> {
  const { userId, firstName, lastName } = caller;
  const others = tx.selectFrom('presences').where('user_id', '=', userId).where('page', '<>', body.page);
  if ((await countOf(others)) >= maxPages) throw new AppError('TooManyRequests', { retryAfter: 60 });
  const { section, page, type } = body;
  await tx
    .insertInto('presences')
    .values({
      tenant_id: tenantId,
      record_type: type,
      record_id: id,
      user_id: userId,
      name: `${firstName} ${lastName}`,
      page,
      section,
      seen_at: now,
    })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'record_type', 'record_id', 'user_id', 'page'])
        .doUpdateSet({ section, seen_at: now }),
    )
    .execute();
}

const leave = ({ tx }: UnitOfWork, { userId }: Caller, id: string, { type, page }: PresenceBody) =>
  tx
    .deleteFrom('presences')
    .where('record_type', '=', type)
    .where('record_id', '=', id)
    .where('user_id', '=', userId)
    .where('page', '=', page)
    .execute();

/** The users who have it open, once each; of several pages the one that edits counts. */
async function peopleAt({ tx }: UnitOfWork, type: string, id: string): Promise<Presence['people']> {
  const { rows } = await sql<Presence['people'][number]>`
    select distinct on (p.name, p.user_id) p.user_id as "userId", p.name, p.section
    from presences p
    where p.record_type = ${type} and p.record_id = ${id}::uuid
    order by p.name, p.user_id, p.section nulls last`.execute(tx);
  return rows;
}
