import { createHash } from 'node:crypto';
import type { contract, QueryOf } from '@dossier/api/contract';
import { fillText } from '@dossier/api/texts';
import { audit } from '../../../shared/audit/audit.ts';
import { canonicalJson } from '../../../shared/canonical-json/canonical-json.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import type { StreamCall } from '../../../shared/routing/route.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty, ownersOf } from '../../parties/service.ts';
import { readSections } from '../../tenants/service.ts';
import { localeOf } from '../compose.ts';
import { attachment } from '../deliver.ts';
import { readPdfStyle } from '../pdf-style.ts';
import type { PrintedFile, PrintedSection } from '../printed-file.ts';
import { loadReading } from '../reading.ts';
import { renderFile } from '../render.ts';
import { confirmationFacts } from './confirmation.ts';
import { holderBlocks, questionFacts } from './holders.ts';

/**
 * The beneficial owners of a company as a paper, written down before it leaves. Printed between two transactions: a
 * document takes longer than anyone should hold the database.
 */
export async function reportOwners(
  services: Services,
  { caller, tenantId, params: { id }, query, request }: StreamCall<typeof contract.parties.ownersReport>,
): Promise<Response> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const actor = { id: caller.userId, sessionId: caller.sessionId, ip: request.ip };
  const { printed, on, graph, style } = await inTenant(services, tenantId, actor, async work => ({
    ...(await composeReport(work, caller, id, query)),
    style: await readPdfStyle(work.tx),
  }));
  const file = await renderFile(services.workers, printed, 'pdf', style);
  await inTenant(services, tenantId, actor, work =>
    audit(work, [
      {
        action: 'party.ownersExported',
        objectType: 'party',
        objectId: id,
        detail: {
          on,
          locale: printed.locale,
          graph,
          contentHash: printed.hash,
          fileHash: createHash('sha256').update(file.bytes).digest('hex'),
        },
      },
    ]),
  );
  return attachment(file);
}

interface OwnersReport {
  readonly printed: PrintedFile;
  /** The day that it is of. */
  readonly on: string;
  /** Hash of the shares. */
  readonly graph: string;
}

/** @throws {AppError} NotFound; ValidationFailed for a language that the tenant does not have. */
async function composeReport(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  { on, locale }: QueryOf<typeof contract.parties.ownersReport>,
): Promise<OwnersReport> {
  const party = await findParty(work, caller, id);
  const owners = await ownersOf(work, caller, id, on === undefined ? {} : { on });
  const { contact, regions } = await readSections(work.tx, ['contact', 'regions']);
  const reading = await loadReading(localeOf({ locale }, caller, regions));
  const { about, ownership } = reading.texts.report;
  const sections: readonly PrintedSection[] = [
    {
      id: 'owners',
      heading: reading.texts.owners.title,
      isInternal: false,
      blocks: [
        { kind: 'facts', heading: null, depth: 0, facts: questionFacts(owners, reading) },
        ...owners.holders.flatMap(holder => holderBlocks(holder, reading)),
      ],
    },
    {
      id: 'confirmation',
      heading: ownership.confirmation,
      isInternal: false,
      blocks: [{ kind: 'facts', heading: null, depth: 0, facts: confirmationFacts(owners, reading) }],
    },
  ];
  const hash = createHash('sha256').update(canonicalJson(sections)).digest('hex');
  const exportedAt = reading.instant(work.now);
  return {
    on: owners.on,
    graph: owners.hash,
    printed: {
      locale: reading.locale,
      title: fillText(ownership.title, { name: party.name }),
      subtitle: [party.data.chamberOfCommerceNo, fillText(ownership.asOf, { date: reading.day(owners.on) })]
        .filter(Boolean)
        .join(' · '),
      tenant: contact.businessName,
      number: `owners-${owners.on}`,
      sections,
      signers: null,
      hash,
      about: [
        [about.exportedAt, exportedAt],
        [about.exportedBy, `${caller.firstName} ${caller.lastName}`],
        [ownership.graph, owners.hash],
        [about.hash, hash],
      ],
      exportedAt,
      madeAt: work.now,
    },
  };
}
