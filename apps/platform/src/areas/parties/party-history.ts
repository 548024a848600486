import { sql } from 'kysely';
import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { historyOf } from '../../shared/history/history.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findParty, visibleIds } from './find.ts';
import { masked } from './mask.ts';

type History = OutputOf<typeof contract.parties.history>;
type Change = History['items'][number]['changes'][number];

/** What happened to a party, the newest first, fields masked as the party's own. @throws {AppError} NotFound. */
export async function historyOfParty(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.parties.history>,
): Promise<History> {
  const { name } = await findParty(work, caller, id);
  const { offset, max } = offsetOf(query);
  const connections = await connectionsEver(work, id);
  const about = work.tx
    .selectFrom('audit')
    .where(where =>
      where.or([
        where.and([where('object_type', '=', 'party'), where('object_id', '=', id)]),
        ...(connections.size > 0
          ? [
              where.and([
                where('object_type', '=', 'connection'),
                where('object_id', 'in', [...connections.keys()]),
              ]),
            ]
          : []),
      ]),
    );
  const links = await about.selectAll().orderBy('seq', 'desc').limit(max).offset(offset).execute();
  const details = links.map(link => link.detail as Readonly<Record<string, unknown>>);
  const isOfParty = (index: number) => links[index]?.object_type === 'party';
  const versions = details.flatMap(({ version }, index) =>
    typeof version === 'number' && isOfParty(index) ? [version] : [],
  );
  const visible = await visibleIds(
    work,
    caller,
    [...connections.values()].map(other => other.id),
  );
  const entries = Map.groupBy(await historyOf(work, 'party', id, { versions }), entry => entry.version);
  const people = await userNames(
    work,
    links.map(link => link.actor),
  );
  const items = links.map((link, index) => {
    const { version = null, operation: _operation, ...detail } = details[index] ?? {};
    const changed = typeof version === 'number' && isOfParty(index) ? (entries.get(version) ?? []) : [];
    const other = isOfParty(index) ? undefined : connections.get(link.object_id);
    return {
      _id: String(link.seq),
      at: new Date(link.at).toISOString(),
      action: link.action,
      actor: people.get(link.actor) ?? null,
      version: typeof version === 'number' ? version : null,
      // With whom, as far as the caller may see them.
      detail: { ...detail, ...(other && visible.has(other.id) && { otherName: other.name }) },
      changes: changed.flatMap(({ path, old, new: now }): Change[] => {
        // The beginning of the whole party is told by its event alone.
        if (path === '') return [];
        const field = /(\w+)(?:\[\d+\])?$/.exec(path)?.[1] ?? '';
        const [before, after] = [old, now] as [Change['old'], Change['new']];
        return [{ party_id: id, party: name, path, old: masked(before, field), new: masked(after, field) }];
      }),
      erased: changed.some(entry => entry.erased),
    };
  });
  return { items, total: await countOf(about), counts: {} };
}

interface OtherParty {
  readonly id: string;
  readonly name: string;
}

/** Who is at the other end of each connection that a party has or had, by the id of the connection. */
async function connectionsEver({ tx }: UnitOfWork, id: string): Promise<ReadonlyMap<string, OtherParty>> {
  const { rows } = await sql<OtherParty & { readonly connection: string }>`
    select c.id as connection, p.id, p.name from connections c
    join parties p on p.id = case when c.from_party = ${id}::uuid then c.to_party else c.from_party end
    where c.from_party = ${id}::uuid or c.to_party = ${id}::uuid`.execute(tx);
  return new Map(rows.map(({ connection, ...other }) => [connection, other]));
}
