import { createHash } from 'node:crypto';
import { audit } from '../../../shared/audit/audit.ts';
import { fileKey, nameFile, openFiles, putFile } from '../../../shared/files/files.ts';
import { destroySubjectKey } from '../../../shared/history/subject-keys.ts';
import type { Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { listActiveUsers } from '../../access/service.ts';
import { sendMessages } from '../../messages/service.ts';
import { readPdfStyle } from '../pdf-style.ts';
import { makeBytes, mediaTypes } from '../render.ts';
import { callerExports, type ExportRow } from './store.ts';

const actor = systemActor('exports');

/** Puts the parts together; one that has none failed. Its owner finds a message in the inbox. */
export async function finishExport(services: Services, tenantId: string, row: ExportRow): Promise<void> {
  const { files, style, key } = await inTenant(services, tenantId, actor, async work => ({
    files: await partsOf(services, work, row.id),
    style: await readPdfStyle(work.tx),
    key: await fileKey(work, row.id),
  }));
  const parts: Uint8Array[] = [];
  for (const file of files) parts.push(await file.read());
  const { format } = row;
  const madeAt = services.clock.now();
  const bytes =
    parts.length > 0
      ? await makeBytes(services.workers, { what: 'whole', format, parts, style, madeAt })
      : null;
  const put =
    bytes &&
    (await putFile(services.objects, key, {
      subjectId: row.id,
      name: `${row.list}-${madeAt.toISOString().slice(0, 10)}.${format}`,
      mediaType: mediaTypes[format],
      bytes,
    }));
  await inTenant(services, tenantId, actor, async work => {
    const present = await callerExports.hold(work, row.id);
    if (present?.state !== 'running') return;
    const file = put && (await nameFile(work, services.objects, put));
    audit(work, [
      {
        action: 'export.finished',
        objectType: 'export',
        objectId: row.id,
        detail: {
          done: present.done - present.failed,
          failed: present.failed,
          ...(bytes && { fileHash: createHash('sha256').update(bytes).digest('hex') }),
        },
      },
    ]);
    if (file) await notifyOwner(work, present);
    await callerExports.change(work, present, {
      state: file ? 'done' : 'failed',
      finished_at: work.now,
      file_id: file?.id ?? null,
      file_size: file?.size ?? null,
    });
  });
}

async function partsOf({ objects }: Services, work: UnitOfWork, exportId: string) {
  const items = await work.tx
    .selectFrom('export_items')
    .select('part_id')
    .where('export_id', '=', exportId)
    .where('part_id', 'is not', null)
    .orderBy('position')
    .execute();
  const ids = items.flatMap(({ part_id: id }) => id ?? []);
  const files = await openFiles(work, objects, ids);
  return ids.flatMap(id => files.get(id) ?? []);
}

/** A System Admin has no inbox in the tenant. */
async function notifyOwner(work: UnitOfWork, { owner }: ExportRow): Promise<void> {
  const staff = await listActiveUsers(work);
  if (staff.some(({ _id }) => _id === owner))
    await sendMessages(work, { messageType: 'exportReady', userIds: [owner], registrationId: null });
}

/** Seven days are over: names and keys go, so that the bytes can never be read again; the sweep takes them away. */
export async function forgetExport(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { exportId } = payload as { readonly exportId: string };
  await inTenant(services, tenantId, actor, async work => {
    // First: that it is the key of an export lets a request's role destroy it.
    await destroySubjectKey(work, exportId);
    await work.tx.deleteFrom('exports').where('id', '=', exportId).execute();
    await work.tx.deleteFrom('files').where('subject_id', '=', exportId).execute();
  });
}
