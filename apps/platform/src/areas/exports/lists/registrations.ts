import type { contract, OutputOf } from '@dossier/api/contract';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor } from '../../../shared/work/work.ts';
import { listRegistrations, type RegistrationQuery } from '../../registrations/service.ts';
import { composeFile, sectionsOf } from '../compose.ts';
import { readPdfStyle } from '../pdf-style.ts';
import { makeBytes } from '../render.ts';
import type { ExportedList, MadePart, PartOrder } from './exported-list.ts';

type Page = OutputOf<typeof contract.registrations.list>;

/** Registrations are printed one by one: each is a document of its own. */
export const registrationList: ExportedList = {
  batch: 1,
  async page(work, caller, query) {
    // A status of another list finds nothing.
    const { text } = await listRegistrations(work, caller, query as RegistrationQuery);
    const { items, total } = JSON.parse(text) as Page;
    return { ids: items.map(({ _id }) => _id), total };
  },
  make: makeRegistration,
};

/** A table of many has one row for each: only what is known of the registration itself. */
const wishFor = ({ format, wish }: PartOrder) =>
  format === 'csv'
    ? { ...wish, includes: ['overview', 'status'] as const }
    : { ...wish, includes: sectionsOf(wish) };

async function makeRegistration(services: Services, tenantId: string, order: PartOrder): Promise<MadePart> {
  const { exportId, format, caller } = order;
  const [id = ''] = order.ids;
  const wish = wishFor(order);
  const { printed, style } = await inTenant(services, tenantId, systemActor('exports'), async work => ({
    printed: await composeFile(work, caller, id, { ...wish, includes: [...wish.includes] }),
    style: await readPdfStyle(work.tx),
  }));
  return {
    bytes: await makeBytes(services.workers, { what: 'part', format, printed, style }),
    failures: new Map(),
    entries: [
      {
        action: 'registration.exported',
        objectType: 'registration',
        objectId: id,
        detail: {
          format,
          locale: printed.locale,
          sections: wish.includes,
          identifiers: 'masked',
          contentHash: printed.hash,
          export: exportId,
        },
      },
    ],
  };
}
