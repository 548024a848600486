import { createHash } from 'node:crypto';
import type { contract } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { StreamCall } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { composeFile, sectionsOf } from './compose.ts';
import { attachment } from './deliver.ts';
import { readPdfStyle } from './pdf-style.ts';
import { renderFile } from './render.ts';

/**
 * A registration as a file, written down before it leaves. Printed between two transactions: a document takes longer
 * than anyone should hold the database.
 */
export async function exportOne(
  services: Services,
  { caller, tenantId, params: { id }, query, request }: StreamCall<typeof contract.registrations.export>,
): Promise<Response> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const actor = { id: caller.userId, sessionId: caller.sessionId, ip: request.ip };
  const { printed, style } = await inTenant(services, tenantId, actor, async work => ({
    printed: await composeFile(work, caller, id, query),
    style: await readPdfStyle(work.tx),
  }));
  const file = await renderFile(services.workers, printed, query.format, style);
  await inTenant(services, tenantId, actor, work =>
    audit(work, [
      {
        action: 'registration.exported',
        objectType: 'registration',
        objectId: id,
        detail: {
          format: query.format,
          locale: printed.locale,
          sections: sectionsOf(query),
          identifiers: query.reveal ? 'full' : 'masked',
          forSigning: query.prepareForSigning ?? false,
          contentHash: printed.hash,
          fileHash: createHash('sha256').update(file.bytes).digest('hex'),
        },
      },
    ]),
  );
  return attachment(file);
}
