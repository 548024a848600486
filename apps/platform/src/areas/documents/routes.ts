import type { RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import type { ClientDocumentRoutes } from './client/routes.ts';
import { addDocument, removeDocument, replaceDocument, restoreDocument, updateDocument } from './change.ts';
import { undoAddDocument } from './undo-add.ts';
import { preparePartyFile } from './party-file.ts';
import { deliverArchive, deliverDocument, revealNumber } from './deliver.ts';
import { listDocuments } from './read.ts';
import { prepareUpload, takeUpload } from './upload.ts';

/** All but those of a client's file. */
export function documentsRoutes(services: Services): Omit<RoutesOf<'documents'>, keyof ClientDocumentRoutes> {
  const { objects } = services;
  return {
    'documents.list': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) => listDocuments(work, objects, caller, params.id, query),
    },
    'documents.preUpload': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) => prepareUpload(work, caller, params.id, query),
    },
    'documents.upload': {
      mode: 'uploads',
      handle: call =>
        takeUpload(services, call, {
          ...call.params,
          fileName: call.query.fileName,
          bytes: call.bytes,
          digest: call.request.header('content-digest'),
        }),
    },
    'documents.postUpload': {
      mode: 'prepares',
      async prepare(call) {
        const { uploadId, party_id: partyId } = call.body;
        const moving = await preparePartyFile(services, call, { id: call.params.id, uploadId, partyId });
        return ({ work, caller, params, body }) =>
          addDocument(work, objects, caller, params.id, { ...body, moving });
      },
    },
    'documents.replace': {
      mode: 'prepares',
      async prepare(call) {
        const moving = await preparePartyFile(services, call, { ...call.params, ...call.body });
        return ({ work, caller, params, body, version }) =>
          replaceDocument(work, objects, caller, { ...params, version }, { ...body, moving });
      },
    },
    'documents.update': {
      mode: 'writes',
      handle: ({ work, caller, params, body, version }) =>
        updateDocument(work, objects, caller, { ...params, version }, body),
    },
    'documents.remove': {
      mode: 'writes',
      handle: ({ work, caller, params, version }) =>
        removeDocument(work, objects, caller, { ...params, version }),
    },
    'documents.undoAdd': {
      mode: 'writes',
      handle: ({ work, caller, params, version }) =>
        undoAddDocument(work, objects, caller, { ...params, version }),
    },
    'documents.restore': {
      mode: 'writes',
      handle: ({ work, caller, params, version }) =>
        restoreDocument(work, objects, caller, { ...params, version }),
    },
    'documents.reveal': {
      mode: 'reveals',
      handle: ({ work, caller, params }) => revealNumber(work, caller, params),
    },
    'documents.download': {
      mode: 'downloads',
      handle: ({ work, caller, params, query }) =>
        deliverDocument(work, objects, caller, { ...params, number: query.number }),
    },
    'documents.zip': {
      mode: 'downloads',
      handle: ({ work, caller, params, query }) =>
        deliverArchive(work, objects, caller, params.id, query.ids?.split(',').filter(Boolean) ?? []),
    },
  };
}
