import { offsetOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { historyOf } from '../../shared/history/history.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findParty } from './find.ts';
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
  const about = work.tx.selectFrom('audit').where('object_type', '=', 'party').where('object_id', '=', id);
  const links = await about.selectAll().orderBy('seq', 'desc').limit(max).offset(offset).execute();
  const details = links.map(link => link.detail as Readonly<Record<string, unknown>>);
  const versions = details.flatMap(({ version }) => (typeof version === 'number' ? [version] : []));
  const entries = Map.groupBy(await historyOf(work, 'party', id, versions), entry => entry.version);
  const people = await userNames(
    work,
    links.map(link => link.actor),
  );
  const items = links.map((link, index) => {
    const { version = null, operation: _operation, ...detail } = details[index] ?? {};
    const changed = typeof version === 'number' ? (entries.get(version) ?? []) : [];
    return {
      _id: String(link.seq),
      at: new Date(link.at).toISOString(),
      action: link.action,
      actor: people.get(link.actor) ?? null,
      version: typeof version === 'number' ? version : null,
      detail,
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
