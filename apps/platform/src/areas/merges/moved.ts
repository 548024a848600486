import { sql } from 'kysely';
import type { Moved, MovedConnection } from '../../database/schema/parties.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

/** The connections that start or end at one of some parties, whenever. */
export const connectionsAt = ({ tx }: UnitOfWork, ids: readonly string[]) =>
  tx
    .selectFrom('connections')
    .selectAll()
    .where(where => where.or([where('from_party', 'in', [...ids]), where('to_party', 'in', [...ids])]))
    .orderBy('id')
    .execute();

type Connections = Awaited<ReturnType<typeof connectionsAt>>;

/** Those that are others now, as they were. */
export function movedConnections(before: Connections, after: Connections): readonly MovedConnection[] {
  const now = new Map(after.map(row => [row.id, row]));
  return before.flatMap(row => {
    const next = now.get(row.id);
    return next && next.version !== row.version
      ? [
          {
            id: row.id,
            from: row.from_party,
            to: row.to_party,
            validTo: row.valid_to,
            endedOn: next.valid_to,
            ...(row.valid_from !== next.valid_from && {
              validFrom: row.valid_from,
              beganOn: next.valid_from,
            }),
          },
        ]
      : [];
  });
}

/** Lets connections be those of the parties that they were of. One that was ended since stays ended. */
export async function putBackConnections(
  { tx, now }: UnitOfWork,
  connections: readonly MovedConnection[],
): Promise<void> {
  for (const { id, from, to, validTo, endedOn, validFrom, beganOn } of connections)
    await sql`
      update connections set from_party = ${from}::uuid, to_party = ${to}::uuid,
        valid_from = case when ${validFrom !== beganOn} and valid_from is not distinct from ${beganOn ?? null}::date
          then ${validFrom ?? null}::date else valid_from end,
        valid_to = case when valid_to is not distinct from ${endedOn}::date then ${validTo}::date else valid_to end,
        version = version + 1, updated_at = ${now}
      where id = ${id}::uuid`.execute(tx);
}

interface Way {
  readonly from: string;
  readonly into: string;
}

/**
 * Gives documents and processes of a party to another one, with what lies in its file: all, or those that were moved
 * before. What is written in them stays under the key that it was written under.
 */
export async function moveFiles(
  { tx }: UnitOfWork,
  { from, into }: Way,
  among?: Pick<Moved, 'documents' | 'processes'>,
): Promise<Pick<Moved, 'documents' | 'processes'>> {
  const documents = await tx
    .updateTable('documents')
    .set({
      party_id: into,
      record_id: sql<string>`case when record_id = ${from}::uuid then ${into}::uuid else record_id end`,
    })
    .where('party_id', '=', from)
    .$if(among !== undefined, query => query.where('id', '=', sql<string>`any (${among?.documents}::uuid[])`))
    .returning('id')
    .execute();
  const processes = await tx
    .updateTable('processes')
    .set({ entity_id: into, subject_id: sql<string>`nullif(coalesce(subject_id, entity_id), ${into}::uuid)` })
    .where('entity_id', '=', from)
    .$if(among !== undefined, query => query.where('id', '=', sql<string>`any (${among?.processes}::uuid[])`))
    .returning('id')
    .execute();
  return { documents: documents.map(({ id }) => id), processes: processes.map(({ id }) => id) };
}
