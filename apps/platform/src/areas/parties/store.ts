import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { RestrictionKind } from '@dossier/api/contract';
import type { PartiesTable } from '../../database/schema/parties.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { recordChanges, type Change } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  insertIdentifiers,
  putBackIdentifiers,
  readIdentifiers,
  replaceIdentifiers,
  takeOutIdentifiers,
} from './identifiers.ts';
import { fromSections, nodeData, partyName, toSections, type PartyData, type PartyType } from './party.ts';
import { notifyPartyChange } from './notify-change.ts';
import { insertReferences, replaceReferences } from './references.ts';

/** A party as it is stored, nothing masked: for rules, never for an answer. */
export interface Party {
  readonly id: string;
  readonly type: PartyType;
  readonly status: 'N' | 'I' | 'A' | 'R' | 'E';
  readonly name: string;
  readonly data: PartyData;
  readonly sectionVersions: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, { readonly source: string; readonly at: string }>>;
  readonly assigneeId: string | null;
  /** The party that it turned out to be. */
  readonly mergedInto: string | null;
  readonly restriction: { readonly kind: RestrictionKind; readonly reason: string } | null;
  readonly reviewedAt: string | null;
  /** yyyy-mm-dd. */
  readonly nextReviewOn: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface NewParty {
  readonly id: string;
  readonly type: PartyType;
  readonly data: PartyData;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Who works on it; no one where it is left out. */
  readonly assigneeId?: string | null;
  /** It comes with a connection, and in no registration. */
  readonly isEntered?: boolean;
}

/** Rows per statement. */
const batch = 500;

/** Stores parties that are new (status N). What history says of them is the caller's. */
export async function insertParties(
  work: UnitOfWork,
  parties: readonly NewParty[],
  source: string,
): Promise<void> {
  const stored = parties.map(({ data, ...party }) => ({ ...party, data, ...takeOutIdentifiers(data) }));
  const rows = stored.map(({ id, type, data, rest, createdAt, updatedAt, assigneeId, isEntered }) => ({
    id,
    tenant_id: work.tenantId,
    type,
    name: partyName(nodeData(type, data)),
    sections: JSON.stringify(toSections(rest)),
    section_versions: JSON.stringify(versionsAfter({}, Object.keys(toSections(data)))),
    sources: JSON.stringify(sourcesOf(sourcedFields({}, data), source, createdAt)),
    assignee_id: assigneeId ?? null,
    is_entered: isEntered ?? false,
    created_at: createdAt,
    updated_at: updatedAt,
  }));
  for (let start = 0; start < rows.length; start += batch)
    await work.tx
      .insertInto('parties')
      .values(rows.slice(start, start + batch))
      .execute();
  await insertIdentifiers(work, stored);
  await insertReferences(
    work,
    parties.map(({ id, data }) => ({ id, references: data.partyExternalReferences })),
  );
}

/** Parties by their ids, identifiers open; in one go, however many there are. */
export async function readParties(
  work: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Party>> {
  if (ids.length === 0) return new Map();
  const each = [...new Set(ids)];
  const [rows, identifiers] = await Promise.all([
    work.tx.selectFrom('parties').selectAll().where('id', 'in', each).execute(),
    readIdentifiers(work, each),
  ]);
  return new Map(rows.map(row => [row.id, partyOf(row, identifiers.get(row.id) ?? [])]));
}

/** Takes parties for this transaction, in the order of their ids: two that change the same ones never wait for each other. */
export async function lockParties({ tx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  const valid = ids.filter(isUuid);
  if (valid.length === 0) return;
  await tx.selectFrom('parties').select('id').where('id', 'in', valid).orderBy('id').forUpdate().execute();
}

function partyOf(
  row: Selectable<PartiesTable>,
  identifiers: Parameters<typeof putBackIdentifiers>[1],
): Party {
  return {
    id: row.id,
    type: row.type as PartyType,
    status: row.status as Party['status'],
    name: row.name,
    data: putBackIdentifiers(fromSections(row.sections), identifiers),
    sectionVersions: row.section_versions,
    sources: row.sources,
    assigneeId: row.assignee_id,
    mergedInto: row.merged_into,
    restriction:
      row.restriction === null ? null : { kind: row.restriction, reason: row.restriction_reason ?? '' },
    reviewedAt: row.reviewed_at,
    nextReviewOn: row.next_review_on,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Where a change comes from: a screen or a file, and the registration that it was made in, if in one. */
export interface Origin {
  readonly source: string;
  readonly registrationId?: string;
  /** What history calls it, where it is more than a change; and what else it says. */
  readonly action?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Whose key protects what it says, where that is not the party’s: what a merge says is of two parties. */
  readonly subjectId?: string;
}

export interface PartyChange {
  readonly party: Party;
  readonly data: PartyData;
}

/**
 * Changes what is known of parties, and writes down what and by whom. Registrations that they are in are the caller's.
 * @returns the version that each has now, by id; those whose data stay as they are are not among them.
 * @throws {AppError} VersionStale when someone else was faster.
 */
export async function changeParties(
  work: UnitOfWork,
  changes: readonly PartyChange[],
  { source, registrationId, action = 'party.changed', detail, subjectId }: Origin,
): Promise<Readonly<Record<string, number>>> {
  const versions: Record<string, number> = {};
  const recorded: Change[] = [];
  for (const { party, data } of changes) {
    const fields = changedFields(party.data, data);
    if (fields.length === 0) continue;
    const version = party.version + 1;
    const { rest, identifiers } = takeOutIdentifiers(data);
    const { numUpdatedRows } = await work.tx
      .updateTable('parties')
      .set({
        name: partyName(nodeData(party.type, data)),
        sections: JSON.stringify(toSections(rest)),
        section_versions: JSON.stringify(versionsAfter(party.sectionVersions, sectionsOf(party.data, data))),
        sources: JSON.stringify({
          ...party.sources,
          ...sourcesOf(sourcedFields(party.data, data), source, work.now),
        }),
        has_sealed_identifiers: true,
        version,
        updated_at: work.now,
      })
      .where('id', '=', party.id)
      .where('version', '=', party.version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('VersionStale');
    await replaceIdentifiers(work, party.id, identifiers);
    if (fields.includes('partyExternalReferences'))
      await replaceReferences(work, party.id, data.partyExternalReferences);
    versions[party.id] = version;
    notifyPartyChange(work, { id: party.id, version, assigneeId: party.assigneeId });
    recorded.push({
      action,
      objectType: 'party',
      objectId: party.id,
      subjectId: subjectId ?? party.id,
      version,
      before: nodeData(party.type, party.data),
      after: nodeData(party.type, data),
      source,
      ...(registrationId !== undefined && { detail: { registration: registrationId } }),
      ...(detail && { detail }),
    });
  }
  await recordChanges(work, recorded);
  return versions;
}

/** What history says of a party that is new, in a registration or by itself. */
export const partyCreated = (
  { id, type, data }: Pick<NewParty, 'id' | 'type' | 'data'>,
  source: string,
  registrationId?: string,
): Change => ({
  action: 'party.created',
  objectType: 'party',
  objectId: id,
  subjectId: id,
  version: 1,
  before: null,
  after: { type, ...nodeData(type, data) },
  source,
  ...(registrationId !== undefined && { detail: { registration: registrationId } }),
});

function changedFields(before: object, after: object): readonly string[] {
  const [was, is] = [before as Readonly<Record<string, unknown>>, after as Readonly<Record<string, unknown>>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    name => !isDeepStrictEqual(was[name], is[name]),
  );
}

const sectionsOf = (before: PartyData, after: PartyData): readonly string[] => {
  const fields = changedFields(before, after);
  return Object.keys(toSections(Object.fromEntries(fields.map(field => [field, true]))));
};

const versionsAfter = (versions: Readonly<Record<string, number>>, changed: readonly string[]) => ({
  ...versions,
  ...Object.fromEntries(changed.map(section => [section, (versions[section] ?? 0) + 1])),
});

/** Names of the fields that differ, answers to custom fields one by one: each has a source of its own. */
function sourcedFields(before: PartyData, after: PartyData): readonly string[] {
  const answered = changedFields(before.customFields ?? {}, after.customFields ?? {});
  return changedFields(before, after).flatMap(name =>
    name === 'customFields' ? answered.map(id => `customFields.${id}`) : [name],
  );
}

const sourcesOf = (fields: readonly string[], source: string, at: Date) =>
  Object.fromEntries(fields.map(field => [field, { source, at: at.toISOString() }]));
