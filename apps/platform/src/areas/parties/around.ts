import { determineOwnership } from '@dossier/validators/ownership';
import { sql } from 'kysely';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { latestConfirmations } from './owners/confirmations.ts';
import { graphHash } from './owners/graph-hash.ts';
import { readQuestion } from './owners/owners-question.ts';
import { maxDepth, readOwnersGraph } from './owners/read-graph.ts';

/** Who stands behind a party today: what is known of them counts in what the party is (3-decisions 4.6, group rule). */
export interface Around {
  /** Persons who are beneficial owners, or may be. */
  readonly owners: readonly string[];
  /** Companies through which the party is owned. */
  readonly companies: readonly string[];
  readonly representatives: readonly string[];
  /** Companies one above the other, the party included. */
  readonly layers: number;
  /** Whether a person agreed with who the owners are; `notVerified` where they could not be verified. */
  readonly verification: 'confirmed' | 'notConfirmed' | 'notVerified' | 'closedLoop';
}

/** @param id of a person or a company. */
export async function readAround(work: UnitOfWork, id: string): Promise<Around> {
  const question = await readQuestion(work, work.now.toISOString().slice(0, 10));
  const graph = await readOwnersGraph(work, id, question.day);
  const outcome = determineOwnership({ target: id, ...question, ...graph });
  const persons = 'persons' in outcome ? outcome.persons : [];
  const confirmation = (await latestConfirmations(work, [id])).get(id);
  const isCurrent = confirmation?.graph_hash === graphHash(id, graph, question);
  const isLoop = 'errors' in outcome && outcome.errors.some(({ code }) => code === 'CLOSED_LOOP');
  const calculated = persons.filter(({ basis, isPossible }) => basis.length > 0 || isPossible);
  return {
    owners: [
      ...new Set([...calculated.map(({ party }) => party), ...(isCurrent ? confirmation.owners : [])]),
    ].filter(owner => owner !== id),
    companies: graph.parties
      .filter(({ id: party, isPerson }) => !isPerson && party !== id)
      .map(party => party.id),
    representatives: await representativesOf(work, id, question.day),
    layers: layersAbove(id, graph),
    verification: isLoop
      ? 'closedLoop'
      : !isCurrent
        ? 'notConfirmed'
        : confirmation.cause === 'notVerified'
          ? 'notVerified'
          : 'confirmed',
  };
}

async function representativesOf({ tx }: UnitOfWork, id: string, day: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct to_party as id from connections
    where from_party = ${id}::uuid and type = 'RPD'
      and (valid_from is null or valid_from <= ${day}::date) and (valid_to is null or valid_to > ${day}::date)
    order by id`.execute(tx);
  return rows.map(row => row.id);
}

type Graph = Awaited<ReturnType<typeof readOwnersGraph>>;

function layersAbove(
  id: string,
  { parties, holdings }: Pick<Graph, 'parties' | 'holdings'>,
  below: ReadonlySet<string> = new Set(),
): number {
  const companies = new Set(parties.filter(({ isPerson }) => !isPerson).map(party => party.id));
  const above = holdings.filter(({ from, to }) => to === id && companies.has(from) && !below.has(from));
  const path = new Set([...below, id]);
  return 1 + Math.max(0, ...above.map(({ from }) => layersAbove(from, { parties, holdings }, path)));
}

/** Everyone whom a change of some parties may concern: themselves, what they own through all chains, and whom they represent. */
export async function partiesConcerned(work: UnitOfWork, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below (id, depth) as (
      select c, 0 from unnest(${[...ids]}::uuid[]) c
      union
      select v.party, b.depth + 1 from below b cross join lateral (
        select to_party as party from connections where from_party = b.id and type = 'OWN' and valid_to is null
        union all
        select from_party from connections where to_party = b.id and type = 'RPD' and valid_to is null
      ) v where b.depth < ${maxDepth}
    )
    select distinct id from below order by id`.execute(work.tx);
  return rows.map(row => row.id);
}
