import { createHash } from 'node:crypto';
import type { MigrationOutcome, PartyMatch, PartyNode } from '@dossier/api/contract';
import { canonicalJson } from '../../../shared/canonical-json/canonical-json.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import {
  connectionsOf,
  readParties,
  suggestParties,
  type Connection,
  type Party,
} from '../../parties/service.ts';
import { everyParty } from '../party-tree.ts';
import type { RegistrationRecord } from '../record.ts';

/** A party of a registration, and those that may be the same. */
export interface PlannedParty {
  readonly party: Party;
  readonly outcome: MigrationOutcome;
  readonly matches: readonly { readonly match: PartyMatch; readonly party: Party }[];
}

export interface MigrationPlan {
  readonly parties: readonly PlannedParty[];
  readonly connections: readonly Connection[];
  readonly hash: string;
}

const outcomes: Readonly<Record<Party['status'], MigrationOutcome>> = {
  N: 'becomesClient',
  A: 'isClient',
  I: 'staysInactive',
  R: 'cannotBecome',
  E: 'cannotBecome',
};

const isClient = (status: string) => status === 'A' || status === 'I';

/** Works out what migrating would do, as things are now. */
export async function planMigration(
  work: UnitOfWork,
  caller: Caller,
  { parties: tree, version }: Pick<RegistrationRecord, 'parties' | 'version'>,
): Promise<MigrationPlan> {
  const nodes = everyParty(tree).map(({ party }) => party);
  const ids = nodes.map(({ _id: id = '' }) => id);
  const stored = await readParties(work, ids);
  const parties: PlannedParty[] = [];
  for (const node of nodes) {
    const party = stored.get(node._id ?? '');
    if (!party) continue;
    const outcome = outcomes[party.status];
    const matches = outcome === 'becomesClient' ? await matchesOf(work, caller, node, ids) : [];
    parties.push({ party, outcome, matches: matches.filter(match => match.party.type === party.type) });
  }
  const connections = await connectionsOf(work, caller, ids);
  return { parties, connections, hash: hashOf(version, parties, connections) };
}

/** The versions of all that it rests on: what someone confirmed is what happens. */
const hashOf = (version: number, parties: readonly PlannedParty[], connections: readonly Connection[]) =>
  createHash('sha256')
    .update(
      canonicalJson({
        version,
        parties: parties.map(({ party, matches }) => [
          party.id,
          party.version,
          ...matches.map(match => [match.match, match.party.id, match.party.version]),
        ]),
        connections: connections.map(connection => [connection._id, connection.version]),
      }),
    )
    .digest('hex');

/** Clients that may be the same as a party. */
async function matchesOf(
  work: UnitOfWork,
  caller: Caller,
  node: PartyNode,
  members: readonly string[],
): Promise<PlannedParty['matches']> {
  const { givenNames = null, lastName = null, dateOfBirth = null } = node.naturalPerson ?? {};
  const { taxIdentificationNumber, taxResidencies = [] } = node.naturalPerson ?? node.legalEntity ?? {};
  const numbers = [
    taxIdentificationNumber,
    ...taxResidencies.map(residency => residency.taxIdentificationNumber),
  ].filter(number => typeof number === 'string' && number !== '');
  const matches = new Map<string, PartyMatch>();
  for (const number of numbers.length > 0 ? new Set(numbers) : [null]) {
    const { items } = await suggestParties(work, caller, {
      givenNames,
      lastName,
      dateOfBirth,
      taxIdentificationNumber: number ?? null,
      chamberOfCommerceNo: node.legalEntity?.chamberOfCommerceNo ?? null,
    });
    for (const { _id: id, match, status } of items)
      if (!members.includes(id) && isClient(status) && !matches.has(id)) matches.set(id, match);
  }
  const parties = await readParties(work, [...matches.keys()]);
  return [...matches].flatMap(([id, match]) => {
    const party = parties.get(id);
    return party ? [{ match, party }] : [];
  });
}
