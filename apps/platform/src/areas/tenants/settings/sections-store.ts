import type { Transaction } from '../../../database/index.ts';
import { publish } from '../../../shared/events/publish.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import { tenantSubject } from '../../../shared/history/tenant-subject.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { SectionName, Sections } from '../sections.ts';

/** A section as it is now, with its version and who changed it last. */
export interface StoredSection<Name extends SectionName> {
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  readonly value: Sections[Name];
}

/** @throws {AppError} NotFound when the tenant whose scope is open has no such section. */
export async function readSection<Name extends SectionName>(
  tx: Transaction,
  section: Name,
): Promise<StoredSection<Name>> {
  const row = await tx
    .selectFrom('tenant_settings as s')
    .leftJoin('users as u', 'u.id', 's.updated_by')
    .select(['s.version', 's.updated_at', 's.value', 'u.first_name', 'u.last_name'])
    .where('s.section', '=', section)
    .executeTakeFirst();
  if (!row) throw new AppError('NotFound');
  return {
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    value: row.value as Sections[Name],
  };
}

/** What is saved: the new value of a section, based on a version that someone saw. */
export interface SectionChange<Name extends SectionName> {
  readonly section: Name;
  readonly version: number;
  readonly value: Sections[Name];
  /** Reason, as the user who saves wrote it. */
  readonly reason: string | null;
  /** Id of the user who saves; null where that is no user of the tenant. */
  readonly byUser: string | null;
}

/**
 * Saves a section as its next version; every version stays, so that an earlier one can be read, compared and restored
 * by saving it again.
 * @throws {AppError} VersionStale when someone else saved in the meantime.
 */
export async function saveSection<Name extends SectionName>(
  work: UnitOfWork,
  { section, version, value, reason, byUser }: SectionChange<Name>,
): Promise<StoredSection<Name>> {
  const { tx, tenantId, now } = work;
  const before = await readSection(tx, section);
  assertVersion(version, before.version);
  const row = (number: number, what: unknown) => ({
    tenant_id: tenantId,
    section,
    version: number,
    value: JSON.stringify(what),
  });
  // The first change keeps what was there before it.
  await tx
    .insertInto('tenant_settings_versions')
    .values({ ...row(version, before.value), at: before.updatedAt })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('tenant_settings')
    .set({ value: JSON.stringify(value), version: version + 1, updated_at: now, updated_by: byUser })
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  await tx
    .insertInto('tenant_settings_versions')
    .values({ ...row(version + 1, value), reason, at: now, by_user: byUser })
    .execute();
  await recordChanges(work, [
    {
      action: `settings.${section}Changed`,
      objectType: 'settings',
      objectId: section,
      subjectId: tenantSubject(tenantId),
      version: version + 1,
      before: before.value,
      after: value,
      source: 'screen',
    },
  ]);
  publish(work, [
    {
      event: { name: 'settings.changed', data: { section, version: version + 1 } },
      audience: { to: 'everybody' },
    },
  ]);
  return readSection(tx, section);
}

/** A version as people read it. */
export interface SectionVersion<Name extends SectionName> {
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly reason: string | null;
  readonly value: Sections[Name];
}

/** Every version of a section, the latest first; one that was never changed has one. */
export async function versionsOf<Name extends SectionName>(
  tx: Transaction,
  section: Name,
): Promise<readonly SectionVersion<Name>[]> {
  const rows = await tx
    .selectFrom('tenant_settings_versions as v')
    .leftJoin('users as u', 'u.id', 'v.by_user')
    .select(['v.version', 'v.at', 'v.reason', 'v.value', 'u.first_name', 'u.last_name'])
    .where('v.section', '=', section)
    .orderBy('v.version', 'desc')
    .execute();
  if (rows.length === 0) {
    const { version, updatedAt, value } = await readSection(tx, section);
    return [{ version, at: updatedAt, by: null, reason: null, value }];
  }
  return rows.map(row => ({
    version: row.version,
    at: row.at,
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    reason: row.reason,
    value: row.value as Sections[Name],
  }));
}
