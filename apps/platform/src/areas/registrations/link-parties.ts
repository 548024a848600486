import type { AddedParty, BodyOf, contract, PartyNode } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { lockParties, nodeData, readParties, visibleIds } from '../parties/service.ts';

/** What is sent of a party that comes in: its data, or the id of one that is there already. */
type Sent = BodyOf<typeof contract.registrations.create>['parties'][number] | AddedParty;

/** Parties that join as they are: their nodes by the id that was sent. */
export type Linked = ReadonlyMap<string, PartyNode>;

/**
 * The parties that are linked in place of being entered again, locked for this transaction.
 * @param at where the list stands in what was sent: `parties`, `added`.
 * @param members ids of the parties that the registration has already.
 * @throws {AppError} ValidationFailed at each that the caller may not see, is ended or merged, is named twice or there already, or
 * comes with data.
 */
export async function findLinked(
  work: UnitOfWork,
  caller: Caller,
  sent: readonly Sent[],
  { at, members = [] }: { readonly at: string; readonly members?: readonly string[] },
): Promise<Linked> {
  const ids = sent.flatMap(({ linked }) => linked ?? []);
  if (ids.length === 0) return new Map();
  const visible = await visibleIds(work, caller, ids);
  await lockParties(work, [...visible]);
  const parties = await readParties(work, [...visible]);
  const seen = new Set(members);
  const fields = sent.flatMap(({ linked, naturalPerson, legalEntity }, index) => {
    if (linked === undefined) return [];
    const party = parties.get(linked);
    const isWrong =
      !party ||
      party.status === 'E' ||
      party.mergedInto !== null ||
      seen.has(linked) ||
      naturalPerson ||
      legalEntity;
    seen.add(linked);
    return isWrong ? [{ path: `${at}[${index}].linked`, code: 'oneOf' }] : [];
  });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
  return new Map(
    [...parties.values()].map(({ id, type, data }) => [id, { _id: id, ...nodeData(type, data) }]),
  );
}

/** A party that joins as it is: the node of a linked one, with what it is here. */
export function linkedNode(
  linked: Linked,
  { linked: id, relation, signer, ubo, ownershipPercentage }: Sent,
): PartyNode | null {
  const node = id === undefined ? undefined : linked.get(id);
  if (!node) return null;
  return {
    ...node,
    ...(node.naturalPerson && {
      naturalPerson: {
        ...node.naturalPerson,
        ...(relation && { relation }),
        ...(signer !== undefined && { signer }),
        ...(ubo !== undefined && { ubo }),
      },
    }),
    ...(ownershipPercentage && { ownershipPercentage }),
  };
}
