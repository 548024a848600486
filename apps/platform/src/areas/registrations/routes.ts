import { reads, reveals, writes, type RoutesOf } from '../../shared/routing/route.ts';
import { followRisk } from '../kyc/service.ts';
import { assignRegistration } from './assign.ts';
import { addComment, editComment, listComments } from './comments/comments.ts';
import { listReaders } from './comments/readers.ts';
import { findDuplicates } from './duplicates.ts';
import { acceptanceOf } from './status/show-acceptance.ts';
import { historyOfRegistration } from './history.ts';
import { revealIdentifier } from './reveal.ts';
import { migrateRegistration } from './migration/migrate.ts';
import { previewMigration } from './migration/preview.ts';
import { changeStatus } from './status/change-status.ts';
import { listCompleteness } from './status/list-completeness.ts';
import { readProgress, readStatus } from './status/progress.ts';
import { setWaiting } from './status/wait.ts';
import { everyParty } from './party-tree.ts';
import { createRegistration, getRegistration, listRegistrations } from './service.ts';
import { updateRegistration } from './update.ts';
import { errorOfNew } from './validity.ts';
import type { VisitRoutes } from './visits/routes.ts';
import type { BatchRoutes } from './batches/routes.ts';
import type { ViewRoutes } from './views/routes.ts';

type RegistrationRoutes = Omit<
  RoutesOf<'registrations'>,
  'registrations.export' | keyof BatchRoutes | keyof ViewRoutes | keyof VisitRoutes
>;

/** All but bulk work, the views, who looked when, and the export, which is made by an area of its own. */
export function registrationsRoutes(): RegistrationRoutes {
  return {
    'registrations.list': reads(({ work, caller, query }) => listRegistrations(work, caller, query)),
    'registrations.create': {
      mode: 'writes',
      handle: ({ work, caller, body }) => createRegistration(work, caller, body),
      reword: errorOfNew,
    },
    'registrations.assign': writes(({ work, caller, params, body, version }) =>
      assignRegistration(work, caller, { id: params.id, version }, body),
    ),
    'registrations.update': writes(async ({ work, caller, params, body, version }) => {
      const registration = await updateRegistration(work, caller, { id: params.id, version }, body);
      await followRisk(work, everyParty(registration.parties).flatMap(({ party }) => party._id ?? []));
      return registration;
    }),
    'registrations.reveal': reveals(({ work, caller, params, body }) =>
      revealIdentifier(work, caller, { ...params, ...body }),
    ),
    'registrations.acceptance': reads(({ work, caller, params }) => acceptanceOf(work, caller, params.id)),
    'registrations.history': reads(({ work, caller, params, query }) =>
      historyOfRegistration(work, caller, params.id, query),
    ),
    'registrations.duplicates': reads(({ work, caller, body }) => findDuplicates(work, caller, body)),
    'registrations.comments': reads(({ work, caller, params, query }) =>
      listComments(work, caller, params.id, query),
    ),
    'registrations.addComment': writes(({ work, caller, params, body }) =>
      addComment(work, caller, params.id, body),
    ),
    'registrations.editComment': writes(({ work, caller, params, body, version }) =>
      editComment(work, caller, { ...params, version }, body),
    ),
    'registrations.readers': reads(({ work, caller, params }) => listReaders(work, caller, params.id)),
    'registrations.status': reads(({ work, caller, params }) => readStatus(work, caller, params.id)),
    'registrations.changeStatus': writes(({ work, caller, params, body, version }) =>
      changeStatus(work, caller, { id: params.id, version }, body),
    ),
    'registrations.completeness': reads(({ work, caller, query }) => listCompleteness(work, caller, query)),
    'registrations.progress': reads(({ work, caller, params }) => readProgress(work, caller, params.id)),
    'registrations.wait': writes(({ work, caller, params, body, version }) =>
      setWaiting(work, caller, { id: params.id, version, isWaiting: body.isWaiting }),
    ),
    'registrations.previewMigration': reads(({ work, caller, params }) =>
      previewMigration(work, caller, params.id),
    ),
    'registrations.migrate': writes(({ work, caller, body, version }) =>
      migrateRegistration(work, caller, version, body),
    ),
    'registrations.get': reads(({ work, caller, params }) => getRegistration(work, caller, params.id)),
  };
}
