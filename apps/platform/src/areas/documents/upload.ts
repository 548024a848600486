import { createHash } from 'node:crypto';
import {
  professionalTypes,
  type contract,
  type FieldViolation,
  type OutputOf,
  type QueryOf,
} from '@dossier/api/contract';
import {
  fileExtension,
  fileName,
  fileSize,
  fileType,
  fileTypes,
  normalizeFileName,
  type FileExtension,
} from '@dossier/validators';
import { fileSizeLimit } from '@dossier/validators/limits';
import type { Caller } from '../../shared/caller/caller.ts';
import { fileKey, nameFile, putFile, type PutFile } from '../../shared/files/files.ts';
import { assertRoom } from '../../shared/files/quota.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UploadCall } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { WorkStopped, type Task, type Workers } from '../../shared/workers/workers.ts';
import { readSections } from '../tenants/service.ts';
import type { Content } from './content.ts';
import type { DocumentHolder } from './holder.ts';

/**
 * Whether a file of that name and type may come, and where its bytes are put.
 * @throws {AppError} NotFound, RegistrationFrozen, PartyMerged, PartyEnded, ValidationFailed at `fileName` or `mimeType`.
 */
export async function prepareUpload(
  work: UnitOfWork,
  caller: Caller,
  target: Pick<Sent, 'holder' | 'id'>,
  { fileName: name, mimeType }: QueryOf<typeof contract.documents.preUpload>,
): Promise<OutputOf<typeof contract.documents.preUpload>> {
  await assertTaken(work, caller, target, name);
  if (fileTypes[fileExtension(name) as FileExtension] !== mimeType) throw refused('mimeType', 'fileType');
  const uploadId = work.random.uuid();
  return {
    uploadId,
    method: 'PUT',
    path: `${target.holder.path}/${target.id}/documents/uploads/${uploadId}`,
    maxSize: fileSizeLimit,
  };
}

interface Sent {
  /** Whose the bytes will be. */
  readonly holder: DocumentHolder;
  readonly id: string;
  readonly uploadId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** The digest that its sender computed, as `Content-Digest` writes it; null where it says nothing. */
  readonly digest: string | null;
}

/** Archives and texts are read; the most that may come takes milliseconds. */
const judging: Task<Content, boolean> = {
  module: new URL('content.ts', import.meta.url),
  name: 'matchesItsName',
  timeLimit: 5_000,
};

/**
 * Takes the bytes of a file, checked by their content, and stores them before the transaction that names them. The
 * same bytes may come again, after an answer that was lost; what someone else sent under the same id is no concern.
 * @throws {AppError} NotFound, RegistrationFrozen, QuotaExceeded, ValidationFailed at `fileName` or `content`.
 */
export async function takeUpload(
  services: Services,
  {
    caller,
    tenantId,
    request,
  }: Pick<UploadCall<typeof contract.documents.upload>, 'caller' | 'tenantId' | 'request'>,
  { holder, id, uploadId, fileName: name, bytes, digest }: Sent,
): Promise<OutputOf<typeof contract.documents.upload>> {
  const actor = { id: caller.userId, sessionId: caller.sessionId, ip: request.ip };
  const within = <T>(effect: (work: UnitOfWork) => Promise<T>) => inTenant(services, tenantId, actor, effect);
  const key = await within(async work => {
    await assertTaken(work, caller, { holder, id }, name);
    if (!isUuid(uploadId)) throw new AppError('NotFound');
    await assertRoom(work, services, bytes.byteLength);
    return fileKey(work, id);
  });
  const size = fileSize(bytes.byteLength, { min: 1 });
  if (size) throw refused('content', size.code);
  if (digest !== null && digest !== digestOf(bytes)) throw refused('content', 'invalid');
  if (!(await validated(services.workers, { name, bytes }))) throw refused('content', 'fileType');
  const put = await putFile(services.objects, key, {
    subjectId: id,
    name: normalizeFileName(name),
    mediaType: fileTypes[fileExtension(name) as FileExtension],
    bytes,
  });
  await within(work => nameUpload(work, services, put, { id, uploadId }));
  return { uploadId, size: bytes.byteLength };
}

/** A file whose check takes too long or too much memory counts as mislabelled. */
const validated = (workers: Workers, content: Content): Promise<boolean> =>
  workers.run(judging, content).catch((error: unknown) => {
    if (error instanceof WorkStopped && error.reason !== 'end') return false;
    throw error;
  });

/** @throws {AppError} NotFound where the caller has sent other bytes under this id. */
async function nameUpload(
  work: UnitOfWork,
  { objects }: Services,
  put: PutFile,
  { id, uploadId }: Pick<Sent, 'id' | 'uploadId'>,
): Promise<void> {
  const { tx, tenantId, actor } = work;
  const { id: fileId } = await nameFile(work, objects, put);
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('uploads')
    .values({
      id: uploadId,
      tenant_id: tenantId,
      record_id: id,
      created_by: actor.id,
      file_id: fileId,
      created_at: work.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted === 1n) return;
  await tx.deleteFrom('files').where('id', '=', fileId).execute();
  const there = await tx
    .selectFrom('uploads')
    .innerJoin('files', 'files.id', 'uploads.file_id')
    .select('files.address')
    .where('uploads.id', '=', uploadId)
    .where('uploads.record_id', '=', id)
    .where('uploads.created_by', '=', actor.id)
    .executeTakeFirst();
  if (there?.address !== put.address) throw new AppError('NotFound');
}

/** @throws {AppError} NotFound, RegistrationFrozen, PartyMerged, PartyEnded, ValidationFailed at `fileName`. */
async function assertTaken(
  work: UnitOfWork,
  caller: Caller,
  { holder, id }: Pick<Sent, 'holder' | 'id'>,
  name: string,
): Promise<void> {
  await holder.assertTakesFiles(work, caller, id);
  const { extensions } = await readSections(work.tx, ['extensions']);
  const result = fileName(name) ?? fileType(name, { allowed: professionalTypes(extensions.uploadTypes) });
  if (result) throw refused('fileName', result.code);
}

const refused = (path: string, code: FieldViolation['code']) =>
  new AppError('ValidationFailed', { fields: [{ path, code }] });

const digestOf = (bytes: Uint8Array) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
