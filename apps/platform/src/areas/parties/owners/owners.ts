import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import {
  comparatorOn,
  determineOwnership,
  ownershipThreshold,
  type PercentBounds,
} from '@dossier/validators/ownership';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty, visibleIds } from '../find.ts';
import { readOwnersGraph } from './read-graph.ts';

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
  const { parties, holdings, names } = await readOwnersGraph(work, id, on, query.without);
  const visible = await visibleIds(work, caller, [...names.keys()]);
  const nameOf = (party: string) => (visible.has(party) ? (names.get(party) ?? '') : '');
  const outcome = determineOwnership({ target: id, parties, holdings, day: on });
  const question = { on, threshold: ownershipThreshold.standard, comparator: comparatorOn(on) };
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
