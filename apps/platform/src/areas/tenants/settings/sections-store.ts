import type { SettingsPage } from '@dossier/api/contract';
import type { Transaction } from '../../../database/index.ts';
import {
  publish as publishDefinition,
  readCurrent,
  readVersions,
  type Definition,
} from '../../../shared/definitions/definitions.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { publish } from '../../../shared/events/publish.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import { tenantSubject } from '../../../shared/history/tenant-subject.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifySettingsChanged } from '../../messages/service.ts';
import { defaultSections, type SectionName, type Sections } from '../sections.ts';

/** A section as it is now, with its version and who changed it last. */
export interface StoredSection<Name extends SectionName> {
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
  readonly value: Sections[Name];
}

/** The page that each section is changed on; the others are changed on none. */
const pageOf: Partial<Record<SectionName, SettingsPage>> = {
  contact: 'contact',
  whitelabeling: 'whitelabeling',
  extensions: 'extensions',
  regions: 'region',
  registrations: 'registrationTypes',
  clientFile: 'modules',
  authentication: 'authentication',
  restrictedClients: 'restrictedClients',
  connections: 'connections',
  riskQualification: 'riskReview',
  onboarding: 'workflows',
};

const keyOf = (section: SectionName) => ({ kind: 'settings', id: section }) as const;

/** @throws {AppError} NotFound when there is no such tenant. */
async function readDefaults(tx: Transaction) {
  const tenant = await tx.selectFrom('tenants').select(['id', 'name', 'created_at']).executeTakeFirst();
  if (!tenant) throw new AppError('NotFound');
  return { sections: defaultSections(tenant.id, tenant.name), at: tenant.created_at };
}

/**
 * Sections of the tenant whose scope is open; the default where it has none of its own.
 * @throws {AppError} NotFound when there is no such tenant.
 */
export async function readSections<Name extends SectionName>(
  tx: Transaction,
  names: readonly Name[],
): Promise<Pick<Sections, Name>> {
  const stored = await readCurrent(tx, 'settings', names);
  const defaults = stored.length < names.length ? (await readDefaults(tx)).sections : {};
  return { ...defaults, ...Object.fromEntries(stored.map(({ id, data }) => [id, data])) } as Sections;
}

/** @throws {AppError} NotFound when there is no such tenant. */
export async function readSection<Name extends SectionName>(
  tx: Transaction,
  section: Name,
): Promise<StoredSection<Name>> {
  const [stored] = await readCurrent(tx, 'settings', [section]);
  if (!stored) {
    const { sections, at } = await readDefaults(tx);
    return { version: 1, updatedAt: at, updatedBy: null, value: sections[section] };
  }
  const { version, at, by, data } = stored;
  return { version, updatedAt: at, updatedBy: by, value: data as Sections[Name] };
}

/** Stores the sections that a new tenant starts with. */
export async function storeSections(work: UnitOfWork, sections: Sections): Promise<void> {
  for (const [id, data] of Object.entries(sections))
    await publishDefinition(work, { kind: 'settings', id }, { basedOn: 0, data, reason: null, byUser: null });
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
  const before = await readSection(work.tx, section);
  assertVersion(version, before.version);
  const key = keyOf(section);
  // The first change keeps the default that was there before it.
  const [stored] = await readCurrent(work.tx, key.kind, [section]);
  if (!stored)
    await publishDefinition(work, key, { basedOn: 0, data: before.value, reason: null, byUser: null });
  const saved = await publishDefinition(work, key, { basedOn: version, data: value, reason, byUser });
  await recordChanges(work, [
    {
      action: `settings.${section}Changed`,
      objectType: 'settings',
      objectId: section,
      subjectId: tenantSubject(work.tenantId),
      version: saved,
      before: before.value,
      after: value,
      source: 'screen',
    },
  ]);
  publish(work, [
    { event: { name: 'settings.changed', data: { section, version: saved } }, audience: { to: 'everybody' } },
  ]);
  const page = pageOf[section];
  if (page) await notifySettingsChanged(work, page);
  return readSection(work.tx, section);
}

/** A version as people read it. */
export interface SectionVersion<Name extends SectionName> extends Pick<
  Definition,
  'version' | 'at' | 'by' | 'reason'
> {
  readonly value: Sections[Name];
}

/** Every version of a section, the latest first; one that was never changed has its default. */
export async function versionsOf<Name extends SectionName>(
  tx: Transaction,
  section: Name,
): Promise<readonly SectionVersion<Name>[]> {
  const versions = await readVersions(tx, keyOf(section));
  if (versions.length === 0) {
    const { version, updatedAt, value } = await readSection(tx, section);
    return [{ version, at: updatedAt, by: null, reason: null, value }];
  }
  return versions.map(({ version, at, by, reason, data }) => ({
    version,
    at,
    by,
    reason,
    value: data as Sections[Name],
  }));
}
