import type { contract, OutputOf } from '@dossier/api/contract';
import { aPdf } from '../seed/pdf.ts';
import type { TestPlatform } from './platform.ts';

export type Document = OutputOf<typeof contract.documents.postUpload>;

export const documentsPath = (id: string) => `/api/main/registrations/${id}/documents`;

export const clientDocumentsPath = (id: string) => `/api/main/parties/${id}/documents`;

/** Sends bytes as a page does: asks where, and puts them there. @returns what `postUpload` names them by. */
export async function sendFile(
  platform: TestPlatform,
  token: string,
  id: string,
  {
    name = 'passport.pdf',
    type = 'application/pdf',
    bytes = aPdf([['Passport']]),
    path = documentsPath(id),
  } = {},
): Promise<string> {
  const named = `fileName=${encodeURIComponent(name)}`;
  const { uploadId } = await platform.get<OutputOf<typeof contract.documents.preUpload>>(
    `${path}/preUpload?${named}&mimeType=${encodeURIComponent(type)}`,
    { token },
  );
  const response = await putBytes(platform, token, id, uploadId, { name, bytes, path });
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return uploadId;
}

interface Bytes {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the documents among which they will be. @default those of the registration */
  readonly path?: string;
}

export const putBytes = (
  platform: TestPlatform,
  token: string,
  id: string,
  uploadId: string,
  { name, bytes, headers = {}, path = documentsPath(id) }: Bytes,
): Promise<Response> =>
  platform.ask(`${path}/uploads/${uploadId}?fileName=${encodeURIComponent(name)}`, {
    method: 'PUT',
    token,
    raw: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });

/** Adds a document as a page does. */
export async function putDocument(
  platform: TestPlatform,
  token: string,
  id: string,
  fields: Partial<Document> & { readonly name?: string; readonly cancels?: string } = {},
): Promise<Document> {
  const {
    party_id = null,
    kind = 'other',
    documentNumber = null,
    issuedOn = null,
    validUntil = null,
  } = fields;
  const uploadId = await sendFile(
    platform,
    token,
    id,
    fields.name === undefined ? {} : { name: fields.name },
  );
  return platform.get<Document>(`${documentsPath(id)}/postUpload`, {
    method: 'POST',
    token,
    body: { uploadId, party_id, kind, documentNumber, issuedOn, validUntil, cancels: fields.cancels ?? null },
  });
}

export type ClientDocument = OutputOf<typeof contract.documents.clientPostUpload>;

/** Adds a document to the file of a client as a page does. */
export async function putClientDocument(
  platform: TestPlatform,
  token: string,
  id: string,
  fields: Partial<ClientDocument> = {},
): Promise<ClientDocument> {
  const { kind = 'other', documentNumber = null, issuedOn = null, validUntil = null } = fields;
  const path = clientDocumentsPath(id);
  const uploadId = await sendFile(platform, token, id, { path });
  return platform.get<ClientDocument>(`${path}/postUpload`, {
    method: 'POST',
    token,
    body: { uploadId, kind, documentNumber, issuedOn, validUntil },
  });
}
