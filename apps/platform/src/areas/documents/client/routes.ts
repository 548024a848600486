import type { RoutesOf } from '../../../shared/routing/route.ts';
import type { Services } from '../../../shared/services/services.ts';
import { deliverDocument, revealNumber } from '../deliver.ts';
import { prepareUpload, takeUpload } from '../upload.ts';
import {
  addClientDocument,
  removeClientDocument,
  replaceClientDocument,
  restoreClientDocument,
  updateClientDocument,
} from './change.ts';
import { listClientDocuments } from './list.ts';

export type ClientDocumentRoutes = Pick<
  RoutesOf<'documents'>,
  Extract<keyof RoutesOf<'documents'>, `documents.client${string}`>
>;

/** Documents of a client's file. */
export function clientDocumentRoutes(services: Services): ClientDocumentRoutes {
  const { objects } = services;
  return {
    'documents.clientList': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) =>
        listClientDocuments(work, objects, caller, params.id, query),
    },
    'documents.clientPreUpload': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) => prepareUpload(work, caller, params.id, query, 'client'),
    },
    'documents.clientUpload': {
      mode: 'uploads',
      handle: call =>
        takeUpload(services, call, {
          ...call.params,
          of: 'client',
          fileName: call.query.fileName,
          bytes: call.bytes,
          digest: call.request.header('content-digest'),
        }),
    },
    'documents.clientPostUpload': {
      mode: 'writes',
      handle: ({ work, caller, params, body }) => addClientDocument(work, objects, caller, params.id, body),
    },
    'documents.clientReplace': {
      mode: 'writes',
      handle: ({ work, caller, params, body, version }) =>
        replaceClientDocument(work, objects, caller, { ...params, version }, body),
    },
    'documents.clientUpdate': {
      mode: 'writes',
      handle: ({ work, caller, params, body, version }) =>
        updateClientDocument(work, objects, caller, { ...params, version }, body),
    },
    'documents.clientRemove': {
      mode: 'writes',
      handle: ({ work, caller, params, version }) =>
        removeClientDocument(work, objects, caller, { ...params, version }),
    },
    'documents.clientRestore': {
      mode: 'writes',
      handle: ({ work, caller, params, version }) =>
        restoreClientDocument(work, objects, caller, { ...params, version }),
    },
    'documents.clientReveal': {
      mode: 'reveals',
      handle: ({ work, caller, params }) => revealNumber(work, caller, params, 'client'),
    },
    'documents.clientDownload': {
      mode: 'downloads',
      handle: ({ work, caller, params, query }) =>
        deliverDocument(work, objects, caller, { ...params, number: query.number }, 'client'),
    },
  };
}
