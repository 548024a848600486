import { sql } from 'kysely';
import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { tokenNames } from './access-tokens/access-tokens.ts';
import { registrationsAbout } from '../registrations/service.ts';

type Query = QueryOf<typeof contract.access.userHistory>;
type Activity = OutputOf<typeof contract.access.userHistory>;

/** Actions by the code that older links have: the chain is hashed, so they keep it. */
const renamed: Readonly<Record<string, string>> = { 'letter.failed': 'email.failed' };

/**
 * Every link of the tenant's audit chain that one of its staff made, or that is about them, the newest first.
 * @throws {AppError} NotFound for an id of none of the tenant's staff.
 */
export async function activityOf(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: Query,
): Promise<Activity> {
  const { tx } = work;
  const person = isUuid(id)
    ? await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('role', 'is not', null)
        .executeTakeFirst()
    : undefined;
  if (!person) throw new AppError('NotFound');
  const { offset, max } = offsetOf(query);
  const links = tx
    .selectFrom('audit')
    .where(eb =>
      eb.or([eb('actor', '=', id), eb.and([eb('object_type', '=', 'user'), eb('object_id', '=', id)])]),
    )
    // One act, one line: what it did to the parties of a registration, or to others that they are in, is part of it.
    .where(
      sql<boolean>`not (object_type = 'party' and detail ? 'registration'
        or coalesce(detail ->> 'because', '') = 'partyChanged')`,
    );
  const total = await countOf(links);
  const rows = await links
    .select(['seq', 'at', 'action', 'actor', 'object_type', 'object_id', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(max)
    .offset(offset)
    .execute();
  const idsOf = (type: string) =>
    rows.flatMap(row => (row.object_type === type && isUuid(row.object_id) ? [row.object_id] : []));
  const people = await userNames(work, [...rows.map(row => row.actor), ...idsOf('user')]);
  const records = await registrationsAbout(work, caller, idsOf('registration'));
  const tokenOf = (row: { readonly detail: unknown }) =>
    (row.detail as { readonly token?: string } | null)?.token ?? '';
  const tokens = await tokenNames(work, rows.map(tokenOf));
  const nameOf = (type: string, of: string) =>
    type === 'user' ? people.get(of) : type === 'registration' ? records.get(of)?.name : undefined;
  return {
    items: rows.map(row => ({
      _id: String(row.seq),
      at: new Date(row.at).toISOString(),
      action: renamed[row.action] ?? row.action,
      isOwn: row.actor === id,
      actor: people.get(row.actor) ?? null,
      token: tokens.get(tokenOf(row)) ?? null,
      about: {
        type: row.object_type,
        id: row.object_id,
        name: nameOf(row.object_type, row.object_id) ?? null,
      },
    })),
    total,
    counts: {},
  };
}
