import type { contract } from '@dossier/api/contract';
import type { ChangeCall, UploadCall, WorkCall } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { removeDocument, restoreDocument, updateDocument } from './change.ts';
import { deliverDocument, revealNumber } from './deliver.ts';
import type { DocumentHolder } from './holder.ts';
import type { Document } from './read.ts';
import { prepareUpload, takeUpload } from './upload.ts';

type Documents = typeof contract.documents;

/** What is asked of documents alike, whatever holds them. */
export function holderRoutes<Shown extends Document>(services: Services, holder: DocumentHolder<Shown>) {
  const { objects } = services;
  const show = async (change: Promise<Document>) => holder.show(await change);
  return {
    preUpload: {
      mode: 'reads',
      handle: ({ work, caller, params, query }: WorkCall<Documents['preUpload']>) =>
        prepareUpload(work, caller, { holder, ...params }, query),
    },
    upload: {
      mode: 'uploads',
      handle: (call: UploadCall<Documents['upload']>) =>
        takeUpload(services, call, {
          ...call.params,
          holder,
          fileName: call.query.fileName,
          bytes: call.bytes,
          digest: call.request.header('content-digest'),
        }),
    },
    update: {
      mode: 'writes',
      handle: ({ work, caller, params, body, version }: ChangeCall<Documents['update']>) =>
        show(updateDocument(work, objects, caller, { holder, ...params, version }, body)),
    },
    remove: {
      mode: 'writes',
      handle: ({ work, caller, params, version }: ChangeCall<Documents['remove']>) =>
        show(removeDocument(work, objects, caller, { holder, ...params, version })),
    },
    restore: {
      mode: 'writes',
      handle: ({ work, caller, params, version }: ChangeCall<Documents['restore']>) =>
        show(restoreDocument(work, objects, caller, { holder, ...params, version })),
    },
    reveal: {
      mode: 'reveals',
      handle: ({ work, caller, params }: WorkCall<Documents['reveal']>) =>
        revealNumber(work, caller, { holder, ...params }),
    },
    download: {
      mode: 'downloads',
      handle: ({ work, caller, params, query }: WorkCall<Documents['download']>) =>
        deliverDocument(work, objects, caller, { holder, ...params, number: query.number }),
    },
  } as const;
}
