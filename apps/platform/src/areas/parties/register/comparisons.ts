import {
  offsetOf,
  type contract,
  type OutputOf,
  type QueryOf,
  type RegisterComparison,
} from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type {
  RegisterComparisonsTable,
  RegisterDiscrepanciesTable,
} from '../../../database/schema/parties.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { openerFor } from '../../../shared/history/encryption.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty, visibleIds } from '../find.ts';
import { graphHash } from '../owners/graph-hash.ts';
import { readQuestion } from '../owners/owners-question.ts';
import { readOwnersGraph } from '../owners/read-graph.ts';
import type { Party } from '../store.ts';
import type { Discrepancy, RegisterEntry } from './compare.ts';
import { reportOf } from './report.ts';

/** What is kept under the key of the company. */
export interface Extract {
  readonly register: string;
  readonly entries: readonly RegisterEntry[];
}
export type DiscrepancyContent = Omit<Discrepancy, 'kind'>;

type Comparison = Selectable<RegisterComparisonsTable>;
type StoredDiscrepancy = Selectable<RegisterDiscrepanciesTable>;

/** Extracts that were compared for a company, the newest first. @throws {AppError} NotFound. */
export async function listComparisons(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.parties.registerComparisons>,
): Promise<OutputOf<typeof contract.parties.registerComparisons>> {
  const party = await findParty(work, caller, id);
  const { offset, max } = offsetOf(query);
  const about = work.tx.selectFrom('register_comparisons').where('party_id', '=', id);
  const rows = await about
    .selectAll()
    .orderBy('compared_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .offset(offset)
    .execute();
  return {
    items: await shownComparisons(work, caller, party, rows),
    total: await countOf(about),
    counts: {},
  };
}

export async function readComparison(
  work: UnitOfWork,
  caller: Caller,
  party: Party,
  comparisonId: string,
): Promise<RegisterComparison> {
  const row = await work.tx
    .selectFrom('register_comparisons')
    .selectAll()
    .where('id', '=', comparisonId)
    .executeTakeFirstOrThrow();
  const [comparison] = await shownComparisons(work, caller, party, [row]);
  return comparison!;
}

async function shownComparisons(
  work: UnitOfWork,
  caller: Caller,
  party: Party,
  rows: readonly Comparison[],
): Promise<RegisterComparison[]> {
  if (rows.length === 0) return [];
  const open = await openerFor(work, [party.id]);
  const discrepancies = await work.tx
    .selectFrom('register_discrepancies')
    .selectAll()
    .where(
      'comparison_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const extracts = new Map(rows.map(row => [row.id, open<Extract>(party.id, row.sealed, row.id)]));
  const contents = new Map(
    discrepancies.map(row => [row.id, open<DiscrepancyContent>(party.id, row.sealed, row.id)]),
  );
  const nameOf = await namesOf(work, caller, [
    ...[...extracts.values()].flatMap(extract => extract?.entries ?? []),
    ...[...contents.values()].flatMap(content => (content ? [content.person] : [])),
  ]);
  const people = await userNames(work, [
    ...rows.map(row => row.compared_by),
    ...discrepancies.flatMap(row => row.settled_by ?? []),
  ]);
  const hash = await hashToday(work, party.id);
  const shown = (row: StoredDiscrepancy): RegisterComparison['discrepancies'] => {
    const content = contents.get(row.id);
    // Once the company was erased nothing of it is left to tell.
    if (!content) return [];
    const { person, calculated, registered } = content;
    return [
      {
        _id: row.id,
        version: row.version,
        kind: row.kind,
        person: { _id: person._id, name: nameOf(person) },
        calculated: calculated && { natures: [...calculated.natures], band: calculated.band },
        registered: registered && { natures: [...registered.natures], band: registered.band },
        state: row.state,
        reportedOn: row.reported_on,
        reason: row.sealed_reason && open<string>(party.id, row.sealed_reason, row.id),
        settledBy: row.settled_by && (people.get(row.settled_by) ?? null),
        settledAt: row.settled_at,
      },
    ];
  };
  const answers: RegisterComparison[] = [];
  for (const row of rows) {
    const { register = '', entries = [] } = extracts.get(row.id) ?? {};
    const ofRow = discrepancies.filter(each => each.comparison_id === row.id).flatMap(shown);
    answers.push({
      _id: row.id,
      extractOn: row.extract_on,
      register,
      entries: entries.map(entry => ({ ...entry, natures: [...entry.natures], name: nameOf(entry) })),
      by: people.get(row.compared_by) ?? null,
      at: row.compared_at,
      isConfirmed: row.is_confirmed,
      isCurrent: row.graph_hash === hash,
      discrepancies: ofRow,
      document_id: row.document_id,
      report: await reportOf(work, party, { register, extractOn: row.extract_on, discrepancies: ofRow }),
    });
  }
  return answers;
}

/** What persons are called now; of those whom the caller may not see, and who are gone, nothing. */
async function namesOf(
  work: UnitOfWork,
  caller: Caller,
  persons: readonly Pick<RegisterEntry, '_id' | 'name'>[],
): Promise<(person: Pick<RegisterEntry, '_id' | 'name'>) => string | null> {
  const visible = [
    ...(await visibleIds(
      work,
      caller,
      persons.flatMap(({ _id }) => _id ?? []),
    )),
  ];
  const rows =
    visible.length === 0
      ? []
      : await work.tx.selectFrom('parties').select(['id', 'name']).where('id', 'in', visible).execute();
  const names = new Map(rows.map(row => [row.id, row.name]));
  return ({ _id, name }) => (_id === null ? name : (names.get(_id) ?? null));
}

async function hashToday(work: UnitOfWork, id: string): Promise<string> {
  const question = await readQuestion(work, work.now.toISOString().slice(0, 10));
  return graphHash(id, await readOwnersGraph(work, id, question.day), question);
}
