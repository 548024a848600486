import { downloads, reads, writes, type RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import type { ClientDocumentRoutes } from './client/routes.ts';
import { addDocument, replaceDocument } from './change.ts';
import { deliverArchive } from './deliver.ts';
import { holderRoutes } from './holder-routes.ts';
import { preparePartyFile } from './party-file.ts';
import { listDocuments } from './read.ts';
import { registrationHolder as holder } from './registration-holder.ts';
import { undoAddDocument } from './undo-add.ts';

/** All but those of a client's file. */
export function documentsRoutes(services: Services): Omit<RoutesOf<'documents'>, keyof ClientDocumentRoutes> {
  const { objects } = services;
  const routes = holderRoutes(services, holder);
  return {
    'documents.list': reads(({ work, caller, params, query }) =>
      listDocuments(work, objects, caller, params.id, query),
    ),
    'documents.preUpload': routes.preUpload,
    'documents.upload': routes.upload,
    'documents.postUpload': {
      mode: 'prepares',
      async prepare(call) {
        const { uploadId, party_id: partyId } = call.body;
        const moving = await preparePartyFile(services, call, { id: call.params.id, uploadId, partyId });
        return ({ work, caller, params, body }) =>
          addDocument(work, objects, caller, { holder, ...params }, { ...body, moving });
      },
    },
    'documents.replace': {
      mode: 'prepares',
      async prepare(call) {
        const moving = await preparePartyFile(services, call, { ...call.params, ...call.body });
        return ({ work, caller, params, body, version }) =>
          replaceDocument(work, objects, caller, { holder, ...params, version }, { ...body, moving });
      },
    },
    'documents.update': routes.update,
    'documents.remove': routes.remove,
    'documents.restore': routes.restore,
    'documents.undoAdd': writes(({ work, caller, params, version }) =>
      undoAddDocument(work, objects, caller, { ...params, version }),
    ),
    'documents.reveal': routes.reveal,
    'documents.download': routes.download,
    'documents.zip': downloads(({ work, caller, params, query }) =>
      deliverArchive(work, objects, caller, params.id, query.ids?.split(',').filter(Boolean) ?? []),
    ),
  };
}
