import { mixed, number, object, string, type Schema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { listOf } from '../envelope.ts';
import type { Permission } from '../permission.ts';

interface Holder<
  Prefix extends string,
  Path extends string,
  Read extends Permission,
  Write extends Permission,
  Shown,
> {
  /** Before the names of the endpoints; empty for none. */
  readonly prefix: Prefix;
  readonly path: `/${Path}`;
  /** Who may read the documents, and who may change them. */
  readonly read: Read;
  readonly write: Write;
  readonly document: Schema<Shown>;
}

type Named<
  Prefix extends string,
  What extends string,
> = `documents.${Prefix extends '' ? What : `${Prefix}${Capitalize<What>}`}`;

/** What is asked of documents alike, whatever holds them. */
export function holderEndpoints<
  const Prefix extends string,
  const Path extends string,
  const Read extends Permission,
  const Write extends Permission,
  Shown,
>({ prefix, path, read, write, document }: Holder<Prefix, Path, Read, Write, Shown>) {
  const one = `${path}/{documentId}` as const;
  const named = <const What extends string>(what: What) =>
    `documents.${prefix === '' ? what : `${prefix}${what.charAt(0).toUpperCase()}${what.slice(1)}`}` as Named<
      Prefix,
      What
    >;
  return {
    list: endpoint({
      name: named('list'),
      service: 'main',
      method: 'GET',
      path,
      kind: 'json',
      access: read,
      response: listOf(document),
    }),
    preUpload: endpoint({
      name: named('preUpload'),
      service: 'main',
      method: 'GET',
      path: `${path}/preUpload` as const,
      kind: 'json',
      access: write,
      response: object({
        /** What `postUpload` names the bytes by. */
        uploadId: string().required(),
        method: string<'PUT'>().oneOf(['PUT']).required(),
        /** Below the address of the service. */
        path: string().required(),
        /** Bytes, itself allowed. */
        maxSize: number().integer().required(),
      }),
    }),
    upload: endpoint({
      name: named('upload'),
      service: 'main',
      method: 'PUT',
      path: `${path}/uploads/{uploadId}` as const,
      kind: 'upload',
      access: write,
      response: object({ uploadId: string().required(), size: number().integer().required() }),
    }),
    postUpload: endpoint({
      name: named('postUpload'),
      service: 'main',
      method: 'POST',
      path: `${path}/postUpload` as const,
      kind: 'json',
      access: write,
      response: document,
    }),
    replace: endpoint({
      name: named('replace'),
      service: 'main',
      method: 'POST',
      path: `${one}/versions` as const,
      kind: 'json',
      access: write,
      response: document,
    }),
    update: endpoint({
      name: named('update'),
      service: 'main',
      method: 'PUT',
      path: one,
      kind: 'json',
      access: write,
      response: document,
    }),
    remove: endpoint({
      name: named('remove'),
      service: 'main',
      method: 'DELETE',
      path: one,
      kind: 'json',
      access: write,
      response: document,
    }),
    restore: endpoint({
      name: named('restore'),
      service: 'main',
      method: 'POST',
      path: `${one}/restore` as const,
      kind: 'json',
      access: write,
      response: document,
    }),
    reveal: endpoint({
      name: named('reveal'),
      service: 'main',
      method: 'POST',
      path: `${one}/reveal` as const,
      kind: 'json',
      access: 'identifierReveal',
      response: object({ value: string().defined() }),
    }),
    download: endpoint({
      name: named('download'),
      service: 'main',
      method: 'GET',
      path: `${one}/content` as const,
      kind: 'download',
      access: read,
      response: mixed<Blob>().required(),
    }),
  };
}
