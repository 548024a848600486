import { clientFileSections, type contract, type OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { namedKinds } from '../../shared/caller/restricted-readers.ts';
import { countUnread } from '../../shared/comments/unread.ts';
import { userNames } from '../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { registrationsOfParty } from '../registrations/service.ts';
import { allowedNext } from './change-status.ts';
import { deletionOf } from './deletion.ts';
import { findParty, visibleIds } from './find.ts';
import { masked } from './mask.ts';
import { mergedInto } from './merged-into.ts';
import { nodeData } from './party.ts';
import { partyOn } from './party-on.ts';
import { portalOf } from './portal.ts';
import { readParties } from './store.ts';

export type PartyFile = OutputOf<typeof contract.parties.get>;

/**
 * One party with its client file, identifiers masked.
 * @param on - yyyy-mm-dd: its data and its status as they were at the end of that day.
 * @throws {AppError} NotFound, also for a day before it was entered.
 */
export async function getParty(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  on?: string,
): Promise<PartyFile> {
  const now = await findParty(work, caller, id);
  const party = on === undefined ? now : await partyOn(work, now, on);
  const names = await userNames(work, party.assigneeId === null ? [] : [party.assigneeId]);
  const { customFields = {}, ...data } = party.data;
  return {
    _id: party.id,
    tenant_id: work.tenantId,
    createdAt: party.createdAt,
    updatedAt: party.updatedAt,
    version: party.version,
    type: party.type as PartyFile['type'],
    status: party.status as PartyFile['status'],
    name: party.name,
    city: data.address?.city ?? null,
    beganOn: data.dateOfBirth ?? data.incorporationDate ?? null,
    chamberOfCommerceNo: data.chamberOfCommerceNo ?? null,
    assignee: party.assigneeId === null ? null : (names.get(party.assigneeId) ?? null),
    assignee_id: party.assigneeId,
    nextReviewOn: party.nextReviewOn,
    reviewedAt: party.reviewedAt,
    ...masked(nodeData(party.type, data)),
    customFields: Object.entries(customFields).map(([_id, value]) => ({ _id, value })),
    sections: clientFileSections.map(section => ({ section, version: party.sectionVersions[section] ?? 0 })),
    sources: party.sources,
    allowedNext: now.mergedInto === null && on === undefined ? [...allowedNext(caller, now.status)] : [],
    mergedInto: await mergedInto(work, caller, party),
    portal: await portalOf(work, id),
    deletion: await deletionOf(work, id),
    restriction: party.restriction,
    restrictionKinds:
      caller.permissions.has('clientFileWrite') && party.mergedInto === null
        ? [...(await namedKinds(work.tx, caller))]
        : [],
    unreadComments: await countUnread(work, caller, id),
    registrations: [...(await registrationsOfParty(work, caller, id))],
  } as PartyFile;
}

type Simplified = OutputOf<typeof contract.parties.partiesGetSimplified>;

/** Names of parties, in the order of the ids; those that the caller may not see are not among them. */
export async function simplifiedParties(
  work: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
): Promise<Simplified> {
  const visible = await visibleIds(work, caller, ids);
  const parties = await readParties(work, [...visible]);
  return {
    items: ids.flatMap(id => {
      const party = parties.get(id);
      return party ? [{ _id: id, type: party.type, status: party.status, name: party.name }] : [];
    }),
  };
}
