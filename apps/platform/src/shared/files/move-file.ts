import type { ObjectStore } from '../../ports/objects/objects.ts';
import { encrypt } from '../encryption/encryption.ts';
import type { UnitOfWork } from '../work/work.ts';
import { fileKey, openFiles, putFile, type PutFile } from './files.ts';
import { holdObjects } from './hold-objects.ts';

/** A file whose bytes are in the store under the key of another subject too, which no row says yet. */
export interface MovingFile extends PutFile {
  readonly fileId: string;
}

/**
 * Puts the bytes of a file into the store once more, under the key of another subject. No transaction waits for it:
 * `within` opens a short one, and `moveFile` is called in the one that says whose file it is.
 * @returns null for a file that is not there, was erased, or is under that key already.
 */
export async function putUnder(
  objects: ObjectStore,
  within: <T>(effect: (work: UnitOfWork) => Promise<T>) => Promise<T>,
  { fileId, subjectId }: Pick<MovingFile, 'fileId' | 'subjectId'>,
): Promise<MovingFile | null> {
  const there = await within(async work => {
    const file = (await openFiles(work, objects, [fileId])).get(fileId);
    if (!file || file.subjectId === subjectId) return null;
    return { file, key: await fileKey(work, subjectId) };
  });
  if (!there) return null;
  const { name, mediaType, read } = there.file;
  const put = await putFile(objects, there.key, { subjectId, name, mediaType, bytes: await read() });
  return { ...put, fileId };
}

/** Says that a file is the other subject's now: what lies under the old key is swept away. */
export async function moveFile(
  work: UnitOfWork,
  objects: ObjectStore,
  { fileId, subjectId, address, name, key, sealed }: MovingFile,
): Promise<void> {
  await holdObjects(work, objects, [{ address, sealed }]);
  await work.tx
    .updateTable('files')
    .set({ subject_id: subjectId, address, sealed_name: encrypt(key.key, name, fileId) })
    .where('id', '=', fileId)
    .execute();
}
