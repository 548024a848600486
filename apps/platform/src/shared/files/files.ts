import type { ObjectStore } from '../../ports/objects/objects.ts';
import { subjectKeys, type SubjectKey } from '../history/subject-keys.ts';
import { AppError } from '../errors/app-error.ts';
import { keyedHash, encrypt, decrypt } from '../encryption/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';
import { holdObjects } from './hold-objects.ts';

export interface NewFile {
  /** Whom it is about: a party or a registration, whose key seals content and name. */
  readonly subjectId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly createdAt: string;
}

/** A file whose bytes are in the store, sealed, and that no row names yet. */
export interface PutFile {
  readonly subjectId: string;
  readonly address: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly key: SubjectKey;
  readonly sealed: Uint8Array;
}

/**
 * Where content of a subject lies. Keyed with the subject's salt: equal content meets only within one dossier, and the
 * address betrays nothing.
 */
export const addressOf = ({ salt }: SubjectKey, bytes: Uint8Array): string =>
  keyedHash(salt, bytes).toString('hex');

/**
 * Puts bytes into the store, sealed, under the hash of their content, written through. No transaction waits for it: a
 * crash before `nameFiles` leaves bytes without a name, which the sweep finds; never a name without bytes.
 */
export async function putFile(objects: ObjectStore, key: SubjectKey, file: NewFile): Promise<PutFile> {
  const { subjectId, name, mediaType, bytes } = file;
  const address = addressOf(key, bytes);
  const sealed = encrypt(key.key, bytes, address);
  await objects.put(address, sealed);
  return { subjectId, address, name, mediaType, size: bytes.byteLength, key, sealed };
}

/** The key that a subject's files are put under. @throws {AppError} NotFound for one that was erased. */
export async function fileKey(work: UnitOfWork, subjectId: string): Promise<SubjectKey> {
  const key = (await subjectKeys(work, [subjectId])).get(subjectId);
  if (!key) throw new AppError('NotFound');
  return key;
}

/** Names bytes that were put, in their order: from the commit on they are kept. */
export async function nameFiles(
  work: UnitOfWork,
  objects: ObjectStore,
  files: readonly PutFile[],
): Promise<readonly StoredFile[]> {
  await holdObjects(work, objects, files);
  const rows = files.map(({ subjectId, address, name, mediaType, size, key }) => {
    const id = work.random.uuid();
    return {
      id,
      tenant_id: work.tenantId,
      subject_id: subjectId,
      address,
      media_type: mediaType,
      size,
      sealed_name: encrypt(key.key, name, id),
      created_at: work.now,
      created_by: work.actor.id,
    };
  });
  await work.tx.insertInto('files').values(rows).execute();
  return files.map(({ name, mediaType, size }, index) => ({
    id: rows[index]!.id,
    name,
    mediaType,
    size,
    createdAt: work.now.toISOString(),
  }));
}

/** Names one. */
export async function nameFile(work: UnitOfWork, objects: ObjectStore, file: PutFile): Promise<StoredFile> {
  const [stored] = await nameFiles(work, objects, [file]);
  return stored!;
}

/** Puts and names files in one go, where no one waits for the transaction: their bytes are written at the same time. */
export async function storeFiles(
  work: UnitOfWork,
  objects: ObjectStore,
  files: readonly NewFile[],
): Promise<readonly StoredFile[]> {
  const keys = await subjectKeys(
    work,
    files.map(({ subjectId }) => subjectId),
  );
  const put = await Promise.all(
    files.map(file => {
      const key = keys.get(file.subjectId);
      if (!key) throw new AppError('NotFound');
      return putFile(objects, key, file);
    }),
  );
  return nameFiles(work, objects, put);
}

/** A file that is there: what is known of it, and its bytes when someone asks for them. */
export interface OpenFile extends StoredFile {
  readonly subjectId: string;
  /** Works without the transaction that opened it: many files can be read one after the other. */
  readonly read: () => Promise<Uint8Array>;
}

/** Files by their ids; those of another tenant, of unknown ids, and of a dossier that was erased are missing. */
export async function openFiles(
  work: UnitOfWork,
  objects: ObjectStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenFile>> {
  if (ids.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  if (rows.length === 0) return new Map();
  const keys = await subjectKeys(
    work,
    rows.map(row => row.subject_id),
  );
  return new Map(
    rows.flatMap(row => {
      const { id, address, subject_id: subjectId } = row;
      const key = keys.get(subjectId)?.key;
      if (!key) return [];
      const read = async () => {
        const sealed = await objects.get(address);
        if (!sealed) throw new Error(`The bytes of file ${id} are not where they should be.`);
        return decrypt(key, sealed, address);
      };
      const name = decrypt(key, row.sealed_name, id).toString();
      const { media_type: mediaType, size, created_at: createdAt } = row;
      return [[id, { id, subjectId, name, mediaType, size, createdAt, read }] as const];
    }),
  );
}

/** @throws {AppError} NotFound for an unknown id, another tenant's, and a dossier that was erased. */
export async function readFile(
  work: UnitOfWork,
  objects: ObjectStore,
  id: string,
): Promise<StoredFile & { bytes: Uint8Array }> {
  const file = (await openFiles(work, objects, [id])).get(id);
  if (!file) throw new AppError('NotFound');
  const { read, subjectId: _subject, ...stored } = file;
  return { ...stored, bytes: await read() };
}
