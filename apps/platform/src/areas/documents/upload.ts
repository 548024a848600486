import { createHash } from 'node:crypto';
import {
  documentsOpen,
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
import type { ObjectStore } from '../../ports/objects/objects.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { storeFile } from '../../shared/files/files.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { Refusal } from '../../shared/refusal/refusal.ts';
import type { Work } from '../../shared/work/work.ts';
import { findRecord } from '../registrations/service.ts';
import { readSections } from '../tenants/service.ts';
import { isWhatItSays } from './content.ts';

/**
 * Whether a file of that name and type may come, and where its bytes are put.
 * @throws {Refusal} NotFound, RegistrationFrozen, ValidationFailed at `fileName` or `mimeType`.
 */
export async function prepareUpload(
  work: Work,
  caller: Caller,
  id: string,
  { fileName: name, mimeType }: QueryOf<typeof contract.documents.preUpload>,
): Promise<OutputOf<typeof contract.documents.preUpload>> {
  await assertTaken(work, caller, id, name);
  if (fileTypes[fileExtension(name) as FileExtension] !== mimeType) throw refused('mimeType', 'fileType');
  const uploadId = work.random.uuid();
  return {
    uploadId,
    method: 'PUT',
    path: `/registrations/${id}/documents/uploads/${uploadId}`,
    maxSize: fileSizeLimit,
  };
}

interface Sent {
  readonly id: string;
  readonly uploadId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** What whoever sent it worked out of it, as `Content-Digest` writes it; null where it says nothing. */
  readonly digest: string | null;
}

/**
 * Takes the bytes of a file, judged by what is in them. The same bytes may come again, after an answer that was lost.
 * @throws {Refusal} NotFound, RegistrationFrozen, ValidationFailed at `fileName` or `content`.
 */
export async function takeUpload(
  work: Work,
  objects: ObjectStore,
  caller: Caller,
  { id, uploadId, fileName: name, bytes, digest }: Sent,
): Promise<OutputOf<typeof contract.documents.upload>> {
  await assertTaken(work, caller, id, name);
  if (!isUuid(uploadId)) throw new Refusal('NotFound');
  const size = fileSize(bytes.byteLength, { min: 1 });
  if (size) throw refused('content', size.code);
  if (digest !== null && digest !== digestOf(bytes)) throw refused('content', 'invalid');
  if (!isWhatItSays(name, bytes)) throw refused('content', 'fileType');
  const answer = { uploadId, size: bytes.byteLength };
  const there = await work.tx
    .selectFrom('uploads')
    .innerJoin('files', 'files.id', 'uploads.id')
    .select(['uploads.created_by', 'uploads.registration_id', 'files.size'])
    .where('uploads.id', '=', uploadId)
    .executeTakeFirst();
  if (there) {
    const isSame =
      there.created_by === caller.userId && there.registration_id === id && there.size === answer.size;
    if (!isSame) throw new Refusal('NotFound');
    return answer;
  }
  const mediaType = fileTypes[fileExtension(name) as FileExtension];
  await storeFile(work, objects, {
    id: uploadId,
    subjectId: id,
    name: normalizeFileName(name),
    mediaType,
    bytes,
  });
  await work.tx
    .insertInto('uploads')
    .values({
      id: uploadId,
      tenant_id: work.tenantId,
      registration_id: id,
      created_by: caller.userId,
      created_at: work.now,
    })
    .execute();
  return answer;
}

/** @throws {Refusal} NotFound, RegistrationFrozen, ValidationFailed at `fileName`. */
async function assertTaken(work: Work, caller: Caller, id: string, name: string): Promise<void> {
  const { status } = await findRecord(work, caller, id);
  if (documentsOpen(status) === 'read') throw new Refusal('RegistrationFrozen');
  const { registrations } = await readSections(work.tx, ['registrations']);
  const verdict = fileName(name) ?? fileType(name, { allowed: professionalTypes(registrations.uploadTypes) });
  if (verdict) throw refused('fileName', verdict.code);
}

const refused = (path: string, code: FieldViolation['code']) =>
  new Refusal('ValidationFailed', { fields: [{ path, code }] });

const digestOf = (bytes: Uint8Array) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
