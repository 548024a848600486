import type { ObjectStore } from '../../ports/objects/objects.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { moveFile, putUnder, type MovingFile } from '../../shared/files/move-file.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { RequestInfo } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findRow } from '../registrations/service.ts';

/** Bytes that were sent, and what they become. */
interface Target {
  readonly id: string;
  readonly uploadId: string;
  /** The document that gets them as its newest version. */
  readonly documentId?: string;
  /** Whose document it will be. */
  readonly partyId?: string | null;
}

/**
 * Bytes come before anyone says whose document they are, and lie under the key of the registration. Those of a party's
 * document are put under the party's key, before the transaction that makes the document.
 * @returns null where nothing has to move. What is wrong with the request is said by that transaction.
 * @throws {AppError} NotFound for a registration that the caller may not see.
 */
export async function preparePartyFile(
  services: Services,
  { caller, tenantId, request }: { caller: Caller; tenantId: string; request: RequestInfo },
  target: Target,
): Promise<MovingFile | null> {
  const actor = { id: caller.userId, sessionId: caller.sessionId, ip: request.ip };
  const within = <T>(effect: (work: UnitOfWork) => Promise<T>) => inTenant(services, tenantId, actor, effect);
  const sent = await within(async work => {
    await findRow(work, caller, target.id);
    const [fileId, subjectId] = [await fileSent(work, caller, target), await partyOf(work, target)];
    return fileId && subjectId ? { fileId, subjectId } : null;
  });
  return sent && putUnder(services.objects, within, sent);
}

/**
 * Gives the document's party the bytes that were put under its key.
 * @throws {AppError} NotFound where they came only after that was tried.
 */
export async function movePartyFile(
  work: UnitOfWork,
  objects: ObjectStore,
  { fileId, subjectId, moving }: { fileId: string; subjectId: string; moving: MovingFile | null },
): Promise<void> {
  if (moving) await moveFile(work, objects, moving);
  const { subject_id: now } = await work.tx
    .selectFrom('files')
    .select('subject_id')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  if (now !== subjectId) throw new AppError('NotFound');
}

async function fileSent(
  { tx }: UnitOfWork,
  { userId }: Caller,
  { id, uploadId }: Target,
): Promise<string | undefined> {
  if (!isUuid(uploadId)) return undefined;
  const upload = await tx
    .selectFrom('uploads')
    .select('file_id')
    .where('id', '=', uploadId)
    .where('record_id', '=', id)
    .where('created_by', '=', userId)
    .executeTakeFirst();
  return upload?.file_id;
}

async function partyOf(
  { tx }: UnitOfWork,
  { id, documentId, partyId }: Target,
): Promise<string | null | undefined> {
  if (documentId === undefined) {
    if (!partyId || !isUuid(partyId)) return null;
    const party = await tx
      .selectFrom('registration_parties')
      .select('party_id')
      .where('registration_id', '=', id)
      .where('party_id', '=', partyId)
      .executeTakeFirst();
    return party?.party_id;
  }
  if (!isUuid(documentId)) return null;
  const document = await tx
    .selectFrom('documents')
    .select('party_id')
    .where('record_id', '=', id)
    .where('id', '=', documentId)
    .executeTakeFirst();
  return document?.party_id;
}
