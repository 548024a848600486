import type { ObjectStore } from '../../ports/objects/objects.ts';
import { subjectKeys } from '../history/subject-keys.ts';
import { Refusal } from '../refusal/refusal.ts';
import { keyedHash, seal, unseal } from '../sealing/sealing.ts';
import type { Work } from '../work/work.ts';

export interface NewFile {
  /** Where somebody has named it before it came. */
  readonly id?: string;
  /** The dossier that it belongs to: its key seals content and name. */
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

/**
 * Stores a file: first the bytes, sealed, under the hash of their content, written through; then the row that names
 * them. A crash in between leaves bytes without a name, which `collectGarbage` finds; never a name without bytes.
 */
export async function storeFile(work: Work, objects: ObjectStore, file: NewFile): Promise<StoredFile> {
  const [stored] = await storeFiles(work, objects, [file]);
  return stored!;
}

/** Stores several files as one would be, in their order: their bytes are written at the same time. */
export async function storeFiles(
  work: Work,
  objects: ObjectStore,
  files: readonly NewFile[],
): Promise<readonly StoredFile[]> {
  const keys = await subjectKeys(
    work,
    files.map(({ subjectId }) => subjectId),
  );
  const rows = files.map(({ id = work.random.uuid(), subjectId, name, mediaType, bytes }) => {
    const key = keys.get(subjectId);
    if (!key) throw new Refusal('NotFound');
    // Keyed with the subject's salt: equal content meets only within one dossier, and the address betrays nothing.
    const address = keyedHash(key.salt, bytes).toString('hex');
    return {
      id,
      tenant_id: work.tenantId,
      subject_id: subjectId,
      address,
      media_type: mediaType,
      size: bytes.byteLength,
      sealed_name: seal(key.key, name, id),
      created_at: work.now,
      created_by: work.actor.id,
      sealed: seal(key.key, bytes, address),
    };
  });
  await Promise.all(rows.map(({ address, sealed }) => objects.put(address, sealed)));
  await work.tx
    .insertInto('files')
    .values(rows.map(({ sealed: _bytes, ...row }) => row))
    .execute();
  return files.map(({ name }, index) => {
    const { id, media_type: mediaType, size } = rows[index]!;
    return { id, name, mediaType, size, createdAt: work.now.toISOString() };
  });
}

/** A file that is there: what is known of it, and its bytes when somebody asks for them. */
export interface OpenFile extends StoredFile {
  /** Works without the transaction that opened it: many files can be read one after the other. */
  readonly read: () => Promise<Uint8Array>;
}

/** Files by their ids; those of another firm, of nobody, and of a dossier that was erased are missing. */
export async function openFiles(
  work: Work,
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
      const { id, address } = row;
      const key = keys.get(row.subject_id)?.key;
      if (!key) return [];
      const read = async () => {
        const sealed = await objects.get(address);
        if (!sealed) throw new Error(`The bytes of file ${id} are not where they should be.`);
        return unseal(key, sealed, address);
      };
      const name = unseal(key, row.sealed_name, id).toString();
      const { media_type: mediaType, size, created_at: createdAt } = row;
      return [[id, { id, name, mediaType, size, createdAt, read }] as const];
    }),
  );
}

/** @throws {Refusal} NotFound for an unknown id, another firm's, and a dossier that was erased. */
export async function readFile(
  work: Work,
  objects: ObjectStore,
  id: string,
): Promise<StoredFile & { bytes: Uint8Array }> {
  const file = (await openFiles(work, objects, [id])).get(id);
  if (!file) throw new Refusal('NotFound');
  const { read, ...stored } = file;
  return { ...stored, bytes: await read() };
}

/** Bytes younger than this may belong to a transaction that has not committed yet. */
const grace = 24 * 3_600_000;

/**
 * Deletes bytes that no row names any more.
 * @param isNamed tells whether any firm has a file under this address.
 * @returns how many it deleted.
 */
export async function collectGarbage(
  objects: ObjectStore,
  isNamed: (address: string) => Promise<boolean>,
  now: Date,
): Promise<number> {
  let deleted = 0;
  for await (const { address, storedAt } of objects.list()) {
    if (now.getTime() - storedAt.getTime() < grace || (await isNamed(address))) continue;
    await objects.delete(address);
    deleted++;
  }
  return deleted;
}
