import { reads, writes, type RoutesOf } from '../../../shared/routing/route.ts';
import type { Services } from '../../../shared/services/services.ts';
import { addDocument, replaceDocument } from '../change.ts';
import { holderRoutes } from '../holder-routes.ts';
import { clientHolder as holder } from './holder.ts';
import { listClientDocuments } from './list.ts';

export type ClientDocumentRoutes = Pick<
  RoutesOf<'documents'>,
  Extract<keyof RoutesOf<'documents'>, `documents.client${string}`>
>;

export function clientDocumentRoutes(services: Services): ClientDocumentRoutes {
  const { objects } = services;
  const routes = holderRoutes(services, holder);
  return {
    'documents.clientList': reads(({ work, caller, params, query }) =>
      listClientDocuments(work, objects, caller, params.id, query),
    ),
    'documents.clientPreUpload': routes.preUpload,
    'documents.clientUpload': routes.upload,
    'documents.clientPostUpload': writes(async ({ work, caller, params: { id }, body }) =>
      holder.show(await addDocument(work, objects, caller, { holder, id }, { ...body, party_id: id })),
    ),
    'documents.clientReplace': writes(async ({ work, caller, params, body, version }) =>
      holder.show(await replaceDocument(work, objects, caller, { holder, ...params, version }, body)),
    ),
    'documents.clientUpdate': routes.update,
    'documents.clientRemove': routes.remove,
    'documents.clientRestore': routes.restore,
    'documents.clientReveal': routes.reveal,
    'documents.clientDownload': routes.download,
  };
}
