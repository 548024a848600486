import { defaultOnboarding, type GateItem } from '@dossier/api/contract';
import { isOpen } from '../../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { documentsByRegistration, type ClientDocument } from '../../documents/service.ts';
import { confirmedOwners } from '../../parties/service.ts';
import { readSections } from '../../tenants/service.ts';
import { partiesCompleteness, type Completeness } from './completeness.ts';
import type { StatusContext } from './options.ts';
import { dayOfDocuments, documentsCompleteness } from './documents.ts';
import type { RegistrationRecord } from '../record.ts';

/** How much of what the tenant asks for is there, section by section. */
export const sectionsOf = (
  record: RegistrationRecord,
  { documents, confirmed, off, now }: Evidence,
): readonly Completeness[] => [
  partiesCompleteness({ parties: record.parties, subType: record.sub_type, confirmed }, off),
  documentsCompleteness(record.parties, documents.get(record.id) ?? [], dayOfDocuments(record, now), off),
];

/** What completeness rests on, beside the parties themselves. */
interface Evidence {
  readonly documents: ReadonlyMap<string, readonly ClientDocument[]>;
  /** Companies whose owners are confirmed. */
  readonly confirmed: ReadonlySet<string>;
  readonly off: readonly GateItem[];
  readonly now: Date;
}

/** Reads that of some registrations at once. */
export async function readEvidence(
  work: UnitOfWork,
  records: readonly RegistrationRecord[],
  off: readonly GateItem[] = defaultOnboarding.gatesOff,
): Promise<Evidence> {
  const companies = records.flatMap(({ parties }) =>
    parties.flatMap(({ _id, legalEntity }) => (legalEntity && _id ? [_id] : [])),
  );
  const isAsked = companies.length > 0 && !off.includes('beneficialOwners');
  const [documents, confirmed] = await Promise.all([
    documentsByRegistration(
      work,
      records.map(({ id }) => id),
    ),
    isAsked ? confirmedOwners(work, companies) : new Set<string>(),
  ]);
  return { documents, confirmed, off, now: work.now };
}

/** Whether nothing is missing that the tenant asks for. */
export const isWhole = (sections: readonly Completeness[]): boolean =>
  sections.every(({ blockers }) => blockers.length === 0);

/** What is known of a registration at this moment, for whatever is asked of its status. */
export async function statusContextOf(work: UnitOfWork, record: RegistrationRecord): Promise<StatusContext> {
  const { onboarding: settings, clientFile } = await readSections(work.tx, ['onboarding', 'clientFile']);
  const evidence = await readEvidence(work, [record], settings.gatesOff);
  return {
    record,
    settings,
    sections: sectionsOf(record, evidence),
    hasOpenSignOff: await isOpen(work, { type: 'registration', id: record.id }),
    hasClientFiles: clientFile.enabled,
    now: work.now,
  };
}
