import {
  offsetOf,
  permissions,
  type contract,
  type GroupEvent,
  type OutputOf,
  type QueryOf,
} from '@dossier/api/contract';
import { historyOf, type HistoryEntry } from '../../../shared/history/history.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readGroup } from './groups.ts';
import { unchangedAction } from './unchanged.ts';

type History = OutputOf<typeof contract.access.groupHistory>;
type Query = QueryOf<typeof contract.access.groupHistory>;

const idsIn = (detail: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  (detail[name] as readonly string[] | undefined) ?? [];

/** What happened to a group, the newest first. @throws {AppError} NotFound. */
export async function groupHistory(work: UnitOfWork, id: string, query: Query): Promise<History> {
  await readGroup(work, id);
  const { offset, max } = offsetOf(query);
  const links = work.tx
    .selectFrom('audit')
    .where('object_type', '=', 'group')
    .where('object_id', '=', id)
    .where('action', '!=', unchangedAction);
  const total = await countOf(links);
  const rows = await links
    .select(['seq', 'at', 'action', 'actor', 'detail'])
    .orderBy('seq', 'desc')
    .limit(max)
    .offset(offset)
    .execute();
  const details = rows.map(row => (row.detail ?? {}) as Readonly<Record<string, unknown>>);
  const changes = await historyOf(work, 'group', id, {
    versions: details.flatMap(({ version }) => (typeof version === 'number' ? [version] : [])),
  });
  const people = await userNames(work, [
    ...rows.map(({ actor }) => actor),
    ...details.flatMap(detail => [...idsIn(detail, 'added'), ...idsIn(detail, 'removed')]),
  ]);
  const namesIn = (detail: Readonly<Record<string, unknown>>, name: string) =>
    idsIn(detail, name).flatMap(userId => people.get(userId) ?? []);
  const items = rows.map((row, index) => {
    const detail = details[index] ?? {};
    const ofVersion = changes.filter(({ version }) => version === detail['version']);
    return {
      _id: String(row.seq),
      at: new Date(row.at).toISOString(),
      action: row.action,
      actor: people.get(row.actor) ?? null,
      grants: row.action === 'group.changed' ? grantsIn(ofVersion) : [],
      renamed: row.action === 'group.renamed' ? renamedIn(ofVersion) : null,
      added: namesIn(detail, 'added'),
      removed: namesIn(detail, 'removed'),
    };
  });
  return { items, total, counts: {} };
}

const prefix = 'permissions.';

const grantsIn = (changes: readonly HistoryEntry[]): GroupEvent['grants'] =>
  permissions.codes.flatMap(permission => {
    const change = changes.find(({ path }) => path === prefix + permission);
    type Mode = GroupEvent['grants'][number]['before'];
    return change ? [{ permission, before: change.old as Mode, after: change.new as Mode }] : [];
  });

function renamedIn(changes: readonly HistoryEntry[]): GroupEvent['renamed'] {
  const change = changes.find(({ path }) => path === 'name');
  return change ? { before: String(change.old), after: String(change.new) } : null;
}
