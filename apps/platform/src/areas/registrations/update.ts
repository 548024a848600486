import {
  partyDepthLimit,
  type FieldViolation,
  type PartiesChange,
  type PartyNode,
} from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { changedParties } from './change-parties.ts';
import { lockParties, violationsOfParty } from '../parties/service.ts';
import { findLinked } from './link-parties.ts';
import { membershipsById, membersOf } from './members.ts';
import { everyParty, findParty } from './party-tree.ts';
import { getRegistration, type Registration } from './service.ts';
import { changeRecord, findRecord } from './record.ts';
import { saveParties } from './save-parties.ts';
import { followParties, lockWithRegistrations, memberIds } from './shared-parties.ts';
import { derivedColumns } from './store.ts';
import { assertKinds, assertValid } from './validity.ts';

/** What was seen when the change was asked for. */
interface RegistrationVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * Changes the parties of an incomplete registration: patches, parties that come, parties that go.
 * @throws {AppError} NotFound; VersionStale; RegistrationFrozen in any other status; ValidationFailed with the fields;
 * InvalidRegistration when the parties would be too many, too few, or of the wrong kind.
 */
export async function updateRegistration(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: RegistrationVersion,
  change: PartiesChange,
): Promise<Registration> {
  const members = isUuid(id) ? await memberIds(work, id) : [];
  await lockParties(work, [...members, ...change.added.flatMap(({ linked }) => linked ?? [])]);
  if (isUuid(id)) await lockWithRegistrations(work, members, [id]);
  const stored = await findRecord(work, caller, id);
  assertVersion(version, stored.version);
  if (stored.status !== registrationStatus.code('INCOMPLETE')) throw new AppError('RegistrationFrozen');
  const { parties: before, type } = stored;
  const linked = await findLinked(work, caller, change.added, { at: 'added', members });
  const parties = changedParties(work, before, change, linked);
  assertValid({
    _id: id,
    tenant_id: stored.tenant_id,
    type,
    subType: stored.sub_type,
    status: stored.status,
    parties,
  });
  assertKinds(type, parties);
  await assertRules(work, { before, parties, change, isChild: stored.sub_type === 'CHILD' });

  const references = stored.party_external_references;
  const { partyExternalReferences = references } = change;
  const versions = await saveParties(work, id, { before, after: parties }, 'screen');
  await changeRecord(work, stored, {
    party_external_references: JSON.stringify(partyExternalReferences),
    ...derivedColumns(type, parties),
  });
  await recordChanges(work, [
    {
      action: 'registration.changed',
      objectType: 'registration',
      objectId: id,
      subjectId: id,
      version: version + 1,
      before: { parties: membershipsById(membersOf(before)), partyExternalReferences: references },
      after: { parties: membershipsById(membersOf(parties)), partyExternalReferences },
      source: 'screen',
      detail: { parties: versions },
    },
  ]);
  await followParties(work, versions, id);
  return getRegistration(work, caller, id);
}

interface Changed {
  readonly before: readonly PartyNode[];
  readonly parties: readonly PartyNode[];
  readonly change: PartiesChange;
  readonly isChild: boolean;
}

/** @throws {AppError} ValidationFailed with every field that breaks a rule, where it stands in what was sent. */
async function assertRules(work: UnitOfWork, { before, parties, change, isChild }: Changed): Promise<void> {
  const today = work.now.toISOString().slice(0, 10);
  const idsOf = (tree: readonly PartyNode[]) => everyParty(tree).map(({ party }) => party._id ?? '');
  const idsBefore = new Set(idsOf(before));
  // A linked party joins as it is: its data are validated where they are edited.
  const entered = change.added.filter(({ linked }) => linked === undefined);
  const joined = new Set(change.added.flatMap(({ linked }) => linked ?? []));
  const came = idsOf(parties).filter(id => !idsBefore.has(id) && !joined.has(id));
  const validated = [
    ...change.parties.map((patch, index) => ({
      id: patch._id,
      at: `parties[${index}]`,
      changed: new Set(Object.keys({ ...patch.naturalPerson, ...patch.legalEntity })),
    })),
    ...came.map((id, index) => ({
      id,
      at: `added[${change.added.indexOf(entered[index]!)}]`,
      changed: 'all' as const,
    })),
  ];
  const fields: FieldViolation[] = [];
  for (const { id, at, changed } of validated) {
    const position = findParty(parties, id);
    if (!position) continue;
    if (position.depth > partyDepthLimit) fields.push({ path: `${at}.under`, code: 'invalid' });
    const isRoot = position.under === null;
    const isMinor = isChild && position.party.naturalPerson?.relation === 'RPD';
    const whose = !isRoot ? 'anybody' : isMinor ? 'minor' : 'adult';
    fields.push(
      ...(await violationsOfParty({ party: position.party, changed, at, options: { today, whose } })),
    );
  }
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}
