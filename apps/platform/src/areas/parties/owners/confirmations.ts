import { determineOwnership } from '@dossier/validators/ownership';
import { sql, type Selectable } from 'kysely';
import type { OwnershipConfirmationsTable } from '../../../database/schema/parties.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { graphHash } from './graph-hash.ts';
import { readQuestion } from './owners-question.ts';
import { readOwnersGraphs } from './read-graph.ts';

/** Companies per statement. */
const batch = 500;

export type Confirmation = Selectable<OwnershipConfirmationsTable>;

/** The newest confirmation of each of some companies, by id. */
export async function latestConfirmations(
  { tx }: UnitOfWork,
  partyIds: readonly string[],
): Promise<ReadonlyMap<string, Confirmation>> {
  const { rows } = await sql<Confirmation>`
    select distinct on (party_id) * from ownership_confirmations
    where party_id = any (${[...partyIds]}::uuid[])
    order by party_id, confirmed_at desc, id desc`.execute(tx);
  return new Map(rows.map(row => [row.party_id, row]));
}

/** Which of some companies have owners that a person confirmed, and that are the same today (4.1, gate C, item 1). */
export async function confirmedOwners(
  work: UnitOfWork,
  partyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const confirmations = await latestConfirmations(work, partyIds);
  const question = await readQuestion(work, work.now.toISOString().slice(0, 10));
  const graphs = await readOwnersGraphs(work, [...confirmations.keys()], question.day);
  return new Set(
    [...graphs].flatMap(([id, graph]) =>
      confirmations.get(id)?.graph_hash === graphHash(id, graph, question) ? [id] : [],
    ),
  );
}

/** That someone agreed with what is calculated of a company. */
export interface AsCalculated {
  readonly partyId: string;
  readonly by: string;
  readonly at: Date;
  /** Who takes the place of owners where there are none. */
  readonly managers: readonly string[];
}

/** Writes down that people agreed with what is calculated of some companies: lives that demo data and tests begin with. */
export async function insertConfirmations(
  work: UnitOfWork,
  confirmations: readonly AsCalculated[],
): Promise<void> {
  const question = await readQuestion(work, work.now.toISOString().slice(0, 10));
  for (let from = 0; from < confirmations.length; from += batch) {
    const some = confirmations.slice(from, from + batch);
    const graphs = await readOwnersGraphs(
      work,
      some.map(({ partyId }) => partyId),
      question.day,
    );
    const rows = some.flatMap(({ partyId, by, at, managers }) => {
      const graph = graphs.get(partyId);
      if (!graph) return [];
      const outcome = determineOwnership({ target: partyId, ...question, ...graph });
      const persons = 'persons' in outcome ? outcome.persons : [];
      const owners = persons.filter(({ basis }) => basis.length > 0).map(({ party }) => party);
      const isWithoutOwners = owners.length === 0;
      return {
        tenant_id: work.tenantId,
        id: work.random.uuid(),
        party_id: partyId,
        graph_hash: graphHash(partyId, graph, question),
        kind: isWithoutOwners ? ('seniorManagers' as const) : ('computed' as const),
        cause: isWithoutOwners ? ('noneFound' as const) : null,
        owners: isWithoutOwners ? [...managers] : owners,
        sealed: null,
        confirmed_by: by,
        confirmed_at: at,
      };
    });
    if (rows.length > 0) await work.tx.insertInto('ownership_confirmations').values(rows).execute();
  }
}
