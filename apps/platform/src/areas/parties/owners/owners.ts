import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import { determineOwnership, type PercentBounds } from '@dossier/validators/ownership';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty, visibleIds } from '../find.ts';
import { openerFor } from '../../../shared/history/encryption.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import { latestConfirmations } from './confirmations.ts';
import { graphHash } from './graph-hash.ts';
import { readQuestion } from './owners-question.ts';
import { readOwnersGraph } from './read-graph.ts';
import { countOpen } from './open-discrepancies.ts';

type Owners = OutputOf<typeof contract.parties.owners>;

const boundsOf = ([low, high]: PercentBounds) => ({ low, high });

/**
 * Who the beneficial owners of a party are on a day. Everyone above the party counts; whom the caller may not see has no
 * name.
 * @throws {AppError} NotFound.
 */
export async function ownersOf(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.parties.owners>,
): Promise<Owners> {
  await findParty(work, caller, id);
  const on = query.on ?? work.now.toISOString().slice(0, 10);
  const settings = await readQuestion(work, on);
  const graph = await readOwnersGraph(work, id, on, query.without);
  const { parties, holdings, names } = graph;
  const visible = await visibleIds(work, caller, [...names.keys()]);
  const nameOf = (party: string) => (visible.has(party) ? (names.get(party) ?? '') : '');
  const outcome = determineOwnership({ target: id, parties, holdings, ...settings });
  const hash = graphHash(id, graph, settings);
  const question = {
    on,
    threshold: settings.threshold,
    comparator: settings.comparator,
    hash,
    confirmation: await confirmationOf(work, caller, id, hash),
    openDiscrepancies: await countOpen(work, id),
  };
  if (!('persons' in outcome))
    return {
      ...question,
      errors: outcome.errors.map(error => ({
        code: error.code,
        parties: (error.code === 'OVER_100' ? [error.party] : error.parties).map(nameOf),
        percent: error.code === 'OVER_100' ? error.sum : null,
      })),
      holders: [],
      unknown: '0',
      needsSeniorManagers: false,
    };
  return {
    ...question,
    errors: [],
    holders: outcome.persons.map(person => ({
      _id: person.party,
      name: visible.has(person.party) ? (names.get(person.party) ?? '') : null,
      economic: boundsOf(person.economic),
      voting: boundsOf(person.voting),
      controlled: boundsOf(person.controlled),
      band: person.band,
      basis: [...person.basis],
      isPossible: person.isPossible,
      paths: person.paths.map(path => ({ names: path.parties.map(nameOf), percent: path.percent })),
    })),
    unknown: outcome.unknown,
    needsSeniorManagers: outcome.needsSeniorManagers,
  };
}

/** The newest confirmation of a company; names of those whom the caller may see. */
async function confirmationOf(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  hash: string,
): Promise<Owners['confirmation']> {
  const row = (await latestConfirmations(work, [id])).get(id);
  if (!row) return null;
  const visible = await visibleIds(work, caller, row.owners);
  const owners = await work.tx
    .selectFrom('parties')
    .select(['id', 'name'])
    .where('id', 'in', row.owners)
    .orderBy('name')
    .execute();
  const people = await userNames(work, [row.confirmed_by]);
  return {
    by: people.get(row.confirmed_by) ?? null,
    at: row.confirmed_at,
    kind: row.kind,
    cause: row.cause,
    reason: row.sealed && (await openerFor(work, [id]))<string>(id, row.sealed, row.id),
    owners: owners.map(owner => ({ _id: owner.id, name: visible.has(owner.id) ? owner.name : null })),
    isCurrent: row.graph_hash === hash,
  };
}
