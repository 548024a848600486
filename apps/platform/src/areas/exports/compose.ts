import { createHash } from 'node:crypto';
import {
  internalExportSections,
  usualExportSections,
  type contract,
  type ExportSection,
  type PartyNode,
  type QueryOf,
} from '@dossier/api/contract';
import { registrationType, type Language } from '@dossier/validators/vocabularies';
import { canonicalJson } from '../../shared/canonical-json/canonical-json.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  everyParty,
  findRecord,
  getRegistration,
  partyName,
  readProgress,
} from '../registrations/service.ts';
import { readSections, type Sections } from '../tenants/service.ts';
import type { PrintedFile, PrintedSection } from './printed-file.ts';
import { loadReading, type Reading } from './reading.ts';
import { sections } from './sections/sections.ts';

export type Choice = QueryOf<typeof contract.registrations.export>;
type Wish = Omit<Choice, 'format'>;

/**
 * All that a document about a registration says.
 * @throws {AppError} NotFound; Forbidden for identifiers in full without the permission; ValidationFailed for a
 * language that the tenant does not have, and for internal sections on a document that a client signs.
 */
export async function composeFile(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  wish: Wish,
): Promise<PrintedFile> {
  const registration = await getRegistration(work, caller, id);
  const { contact, regions } = await readSections(work.tx, ['contact', 'regions']);
  if (wish.reveal && !caller.permissions.has('identifierReveal')) throw new AppError('Forbidden');
  const reading = await loadReading(localeOf(wish, caller, regions));
  const parties = wish.reveal ? (await findRecord(work, caller, id)).parties : registration.parties;
  const progress = await readProgress(work, caller, id);
  const isForSigning = wish.prepareForSigning === true;
  const context = { work, caller, registration, parties, progress, reading, isForSigning };
  const written: PrintedSection[] = [];
  for (const section of sectionsOf(wish))
    written.push({
      id: section,
      heading: reading.texts.exports.sections[section],
      isInternal: internalExportSections.includes(section),
      blocks: await sections[section].blocks(context),
    });
  const hash = createHash('sha256').update(canonicalJson(written)).digest('hex');
  const exportedAt = reading.instant(work.now);
  return {
    locale: reading.locale,
    title: wish.title?.trim() || registration.name,
    subtitle: `${registration.number} · ${reading.codeText(registrationType.name, registration.type)}`,
    tenant: contact.businessName,
    number: registration.number,
    sections: written,
    signers: wish.prepareForSigning ? signersAmong(parties) : null,
    hash,
    about: aboutOf(reading, {
      exportedAt,
      exportedBy: `${caller.firstName} ${caller.lastName}`,
      contents: written.map(({ heading }) => heading).join(', '),
      isFull: wish.reveal === true,
      version: registration.version,
      hash,
    }),
    exportedAt,
    madeAt: work.now,
  };
}

/** The sections that are asked for, in the order of the contract. */
export function sectionsOf({ includes, prepareForSigning }: Wish): readonly ExportSection[] {
  const requested = includes ?? usualExportSections;
  const chosen = (Object.keys(sections) as ExportSection[]).filter(id => requested.includes(id));
  if (prepareForSigning && chosen.some(id => internalExportSections.includes(id)))
    throw new AppError('ValidationFailed', { fields: [{ path: 'includes', code: 'oneOf' }] });
  return chosen;
}

/** The language that is asked for, the reader's, or the tenant's: always one that the tenant has. */
export function localeOf({ locale }: Wish, caller: Caller, regions: Sections['regions']): Language {
  const allowed = regions.allowedLocales;
  if (locale !== undefined && !allowed.includes(locale))
    throw new AppError('ValidationFailed', { fields: [{ path: 'locale', code: 'oneOf' }] });
  const preference = allowed.find(each => each === caller.locale);
  return locale ?? preference ?? regions.defaultLocale;
}

const signersAmong = (parties: readonly PartyNode[]): readonly string[] =>
  everyParty(parties).flatMap(({ party }) => (party.naturalPerson?.signer ? [partyName(party)] : []));

interface About {
  readonly exportedAt: string;
  readonly exportedBy: string;
  readonly contents: string;
  readonly isFull: boolean;
  readonly version: number;
  readonly hash: string;
}

function aboutOf({ texts, locale }: Reading, about: About): PrintedFile['about'] {
  const labels = texts.report.about;
  return [
    [labels.exportedAt, about.exportedAt],
    [labels.exportedBy, about.exportedBy],
    [labels.contents, about.contents],
    [labels.identifiers, about.isFull ? labels.full : labels.masked],
    [labels.version, new Intl.NumberFormat(locale).format(about.version)],
    [labels.hash, about.hash],
  ];
}
