import {
  clientFileSections,
  entitySections,
  personSections,
  type BodyOf,
  type ClientFileSection,
  type contract,
} from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { changedAnswers } from './custom-fields/answers.ts';
import { findChangeable } from './find.ts';
import { dataOf, nodeData, type PartyData, type PartyType } from './party.ts';
import { patchedParty } from './patched-party.ts';
import { changeParties, type Party } from './store.ts';
import { violationsOfParty } from './validate-party.ts';

type Patch = BodyOf<typeof contract.parties.update>;

/** The section of a party, and what was seen of it when the change was asked for. */
interface SectionVersion {
  readonly id: string;
  readonly section: string;
  readonly version: number;
}

/**
 * Changes a section of a client file. The caller holds the party and its registrations, and lets them follow.
 * @returns the version that the party has now, by its id; nothing where all is as it was.
 * @throws {AppError} NotFound for a party or a section that is not there; VersionStale when the section changed since;
 * NotForGroups; PartyEnded; ValidationFailed with the fields that break a rule, or are of another section or kind of party.
 */
export async function changeSection(
  work: UnitOfWork,
  caller: Caller,
  { id, section, version }: SectionVersion,
  patch: Patch,
): Promise<Readonly<Record<string, number>>> {
  const party = await findChangeable(work, caller, id);
  if (party.type === 'NPG') throw new AppError('NotForGroups');
  if (!isSection(section)) throw new AppError('NotFound');
  assertVersion(version, party.sectionVersions[section] ?? 0);
  if (party.status === 'E') throw new AppError('PartyEnded');
  if (section === 'custom-fields') return changeAnswers(work, party, patch);
  assertOfSection(party.type, section, patch);
  const today = work.now.toISOString().slice(0, 10);
  const after = patchedParty(nodeData(party.type, party.data), patch, today);
  const fields = await violationsOfParty({
    party: after,
    changed: new Set(Object.keys({ ...patch.naturalPerson, ...patch.legalEntity })),
    at: '',
    options: { today, whose: 'anybody' },
  });
  if (fields.length > 0)
    throw new AppError('ValidationFailed', {
      fields: fields.map(field => ({ ...field, path: field.path.replace(/^\./, '') })),
    });
  return save(work, party, dataOf(after));
}

/** @throws {AppError} ValidationFailed for what a rule refuses, and for anything but answers. */
async function changeAnswers(work: UnitOfWork, party: Party, patch: Patch): ReturnType<typeof save> {
  const others = (['naturalPerson', 'legalEntity'] as const).filter(name => patch[name]);
  if (others.length > 0)
    throw new AppError('ValidationFailed', { fields: others.map(path => ({ path, code: 'oneOf' })) });
  if (!patch.customFields)
    throw new AppError('ValidationFailed', { fields: [{ path: 'customFields', code: 'required' }] });
  const { customFields: _before, ...data } = party.data;
  const answers = await changedAnswers(work, party, patch.customFields);
  return save(work, party, { ...data, ...(answers && { customFields: answers }) });
}

async function save(
  work: UnitOfWork,
  party: Party,
  data: PartyData,
): Promise<Readonly<Record<string, number>>> {
  const versions = await changeParties(work, [{ party, data }], { source: 'screen' });
  // Saved as it was: the trail says that someone did.
  if (Object.keys(versions).length === 0)
    audit(work, [{ action: 'party.changed', objectType: 'party', objectId: party.id }]);
  return versions;
}

const isSection = (section: string): section is ClientFileSection =>
  clientFileSections.some(each => each === section);

/** @throws {AppError} ValidationFailed at what the section does not hold. */
function assertOfSection(type: PartyType, section: ClientFileSection, patch: Patch): void {
  const kind = type === 'LE' ? 'legalEntity' : 'naturalPerson';
  const sections: Partial<Record<ClientFileSection, readonly string[]>> =
    type === 'LE' ? entitySections : personSections;
  const allowed = new Set(sections[section]);
  const fields = (['naturalPerson', 'legalEntity'] as const).flatMap(of =>
    Object.keys(patch[of] ?? {}).flatMap(name =>
      of === kind && allowed.has(name) ? [] : [{ path: `${of}.${name}`, code: 'oneOf' }],
    ),
  );
  if (patch.customFields) fields.push({ path: 'customFields', code: 'oneOf' });
  if (!patch[kind]) fields.push({ path: kind, code: 'required' });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}
