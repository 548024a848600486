import { cleanFileName } from '@dossier/validators';
import { Zip, ZipPassThrough } from 'fflate';
import type { ObjectStore } from '../../ports/objects/objects.ts';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { openFiles, type OpenFile } from '../../shared/files/files.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Delivery } from '../../shared/routing/route.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findParty, findRecord, partyName, type RegistrationRecord } from '../registrations/service.ts';
import type { DocumentHolder } from './holder.ts';
import { findDocument, versionsOf } from './read.ts';
import { registrationHolder } from './registration-holder.ts';

interface DocumentSelection {
  readonly holder: DocumentHolder;
  /** Of the holder. */
  readonly id: string;
  readonly documentId: string;
  /** The newest version when absent. */
  readonly number?: number | undefined;
}

/** One file of a document, written down before it leaves. @throws {AppError} NotFound. */
export async function deliverDocument(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  { holder, id, documentId, number }: DocumentSelection,
): Promise<Delivery> {
  await holder.find(work, caller, id);
  const { kind, party_id: party } = await findDocument(work, id, documentId);
  const versions = (await versionsOf(work, [documentId])).get(documentId) ?? [];
  const version =
    number === undefined ? versions[0] : versions.find(candidate => candidate.number === number);
  const file = version && (await openFiles(work, objects, [version.file_id])).get(version.file_id);
  if (!file) throw new AppError('NotFound');
  note(work, holder, id, 'documentOpened', {
    document: documentId,
    kind,
    party,
    number: version.number,
  });
  return async () => attachment(file.name, file.mediaType, new Uint8Array(await file.read()));
}

/** The number of a document in full, written down before it leaves. @throws {AppError} NotFound. */
export async function revealNumber(
  work: UnitOfWork,
  caller: Caller,
  { holder, id, documentId }: DocumentSelection,
): Promise<{ value: string }> {
  await holder.find(work, caller, id);
  const { documentNumber, kind, party_id: party } = await findDocument(work, id, documentId);
  if (documentNumber === null) throw new AppError('NotFound');
  note(work, holder, id, 'documentNumberRevealed', { document: documentId, kind, party });
  return { value: documentNumber };
}

/**
 * The newest files of documents in one archive, a folder for each party. It is written while it is read: one file at a
 * time is in memory.
 * @param ids all of the registration when there are none.
 * @throws {AppError} NotFound, also where there is nothing to put in.
 */
export async function deliverArchive(
  work: UnitOfWork,
  objects: ObjectStore,
  caller: Caller,
  id: string,
  ids: readonly string[],
): Promise<Delivery> {
  const record = await findRecord(work, caller, id);
  const all = await work.tx
    .selectFrom('documents')
    .select(['id', 'party_id'])
    .where('record_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const chosen = ids.length === 0 ? all : all.filter(document => ids.includes(document.id));
  if (chosen.length === 0 || (ids.length > 0 && chosen.length < new Set(ids).size))
    throw new AppError('NotFound');
  const versions = await versionsOf(
    work,
    chosen.map(document => document.id),
  );
  const newest = chosen.flatMap(({ id: documentId, party_id: partyId }) => {
    const [version] = versions.get(documentId) ?? [];
    return version ? [{ partyId, fileId: version.file_id }] : [];
  });
  const files = await openFiles(
    work,
    objects,
    newest.map(({ fileId }) => fileId),
  );
  const taken = new Set<string>();
  const entries = newest.flatMap(({ partyId, fileId }) => {
    const file = files.get(fileId);
    if (!file) return [];
    return [{ path: unique(`${folderOf(record, partyId)}/${cleanFileName(file.name)}`, taken), file }];
  });
  note(work, registrationHolder, id, 'documentsDownloaded', { count: entries.length });
  const name = cleanFileName(`${record.number} ${record.name}.zip`);
  return () => Promise.resolve(attachment(name, 'application/zip', archive(entries)));
}

interface ZipEntry {
  readonly path: string;
  readonly file: OpenFile;
}

function archive(entries: readonly ZipEntry[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = [...entries];
  let zip: Zip;
  return new ReadableStream({
    start(stream) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) stream.error(error);
        else stream.enqueue(new Uint8Array(chunk));
        if (isLast) stream.close();
      });
    },
    async pull() {
      const entry = left.shift();
      if (!entry) return zip.end();
      // Documents and pictures are compressed already.
      const stream = new ZipPassThrough(entry.path);
      stream.mtime = new Date(entry.file.createdAt);
      zip.add(stream);
      stream.push(await entry.file.read(), true);
    },
  });
}

function folderOf({ parties, number }: RegistrationRecord, partyId: string | null): string {
  const party = partyId === null ? undefined : findParty(parties, partyId)?.party;
  return cleanFileName((party && partyName(party)) || number);
}

/** The name itself, or with a number before its extension where another file has it already. */
function unique(path: string, taken: Set<string>): string {
  const [, stem = path, extension = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
  let name = path;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem} (${count})${extension}`;
  taken.add(name.toLowerCase());
  return name;
}

function note(
  work: UnitOfWork,
  { objectType }: DocumentHolder,
  id: string,
  what: 'documentOpened' | 'documentNumberRevealed' | 'documentsDownloaded',
  detail: Readonly<Record<string, unknown>>,
): void {
  audit(work, [{ action: `${objectType}.${what}`, objectType, objectId: id, detail }]);
}

/**
 * Bytes that are kept and never shown by the browser itself, whatever is in them: with `nosniff` and the sandbox that
 * every answer has.
 */
function attachment(name: string, mediaType: string, body: BodyInit): Response {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16)}`,
  );
  return new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    },
  });
}
