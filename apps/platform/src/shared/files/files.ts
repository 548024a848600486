import type { ObjectStore } from '../../ports/objects/objects.ts';
import { subjectKeys, type SubjectKey } from '../history/subject-keys.ts';
import { Refusal } from '../refusal/refusal.ts';
import { keyedHash, seal, unseal } from '../sealing/sealing.ts';
import type { Work } from '../work/work.ts';

export interface NewFile {
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
  const key = await keyOf(work, file.subjectId);
  const id = work.random.uuid();
  // Keyed with the subject's salt: equal content meets only within one dossier, and the address betrays nothing.
  const address = keyedHash(key.salt, file.bytes).toString('hex');
  await objects.put(address, seal(key.key, file.bytes, address));
  await work.tx
    .insertInto('files')
    .values({
      id,
      tenant_id: work.tenantId,
      subject_id: file.subjectId,
      address,
      media_type: file.mediaType,
      size: file.bytes.byteLength,
      sealed_name: seal(key.key, file.name, id),
      created_at: work.now,
      created_by: work.actor.id,
    })
    .execute();
  return {
    id,
    name: file.name,
    mediaType: file.mediaType,
    size: file.bytes.byteLength,
    createdAt: work.now.toISOString(),
  };
}

/** @throws {Refusal} NotFound for an unknown id, another firm's, and a dossier that was erased. */
export async function readFile(
  work: Work,
  objects: ObjectStore,
  id: string,
): Promise<StoredFile & { bytes: Uint8Array }> {
  const row = await work.tx.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('NotFound');
  const key = await keyOf(work, row.subject_id);
  const sealed = await objects.get(row.address);
  if (!sealed) throw new Error(`The bytes of file ${id} are not where they should be.`);
  return {
    id,
    name: unseal(key.key, row.sealed_name, id).toString(),
    mediaType: row.media_type,
    size: row.size,
    createdAt: row.created_at,
    bytes: unseal(key.key, sealed, row.address),
  };
}

async function keyOf(work: Work, subjectId: string): Promise<SubjectKey> {
  const key = (await subjectKeys(work, [subjectId])).get(subjectId);
  if (!key) throw new Refusal('NotFound');
  return key;
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
