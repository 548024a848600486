import { AppError } from '../../shared/errors/app-error.ts';
import { reads, reveals, writes, type RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import {
  checkRegistrationsOf,
  followParties,
  lockWithRegistrations,
  notifyRegistrationsOf,
} from '../registrations/service.ts';
import { followRisk } from '../kyc/service.ts';
import { mergesOf, readMerge, readPlan, requestMerge, undoMerge } from '../merges/service.ts';
import { changeSection } from './change-section.ts';
import { addComment, editComment, listComments, markCommentsRead } from './comments/comments.ts';
import { listReaders } from './comments/readers.ts';
import { changePartyStatus } from './change-status.ts';
import { changeConnection, connect, endConnection, listConnections } from './connections.ts';
import { changeGroup } from './change-group.ts';
import { addMember, createGroup, endMembership, listMemberships } from './groups.ts';
import { changeDeletion, readDeletion } from './deletion.ts';
import { listParties } from './list.ts';
import { findCompanies, findDoor } from './lookups.ts';
import { addCustomField, changeCustomField } from './custom-fields/change.ts';
import { listCustomFields } from './custom-fields/definitions.ts';
import { confirmOwners } from './owners/confirm.ts';
import { attachExtract } from './register/attach.ts';
import { compareRegister } from './register/compare-register.ts';
import { listComparisons } from './register/comparisons.ts';
import { settleDiscrepancy } from './register/settle.ts';
import { ownersOf } from './owners/owners.ts';
import { historyOfParty } from './party-history.ts';
import { changePortal } from './portal.ts';
import { getParty, simplifiedParties } from './read.ts';
import { restrictParty } from './restrictions.ts';
import { revealOfParty } from './reveal.ts';
import { suggestParties } from './suggest.ts';

export function partiesRoutes(services: Services): Omit<RoutesOf<'parties'>, 'parties.ownersReport'> {
  const { postcodes, companyRegister } = services;
  return {
    'parties.address': { mode: 'signed', handle: ({ query }) => findDoor(postcodes, query) },
    'parties.company': {
      mode: 'signed',
      handle: ({ query }) => findCompanies(companyRegister, query.search),
    },
    'parties.list': reads(({ work, caller, query }) => listParties(work, caller, query)),
    'parties.get': reads(({ work, caller, params, query }) => getParty(work, caller, params.id, query.on)),
    'parties.update': writes(async ({ work, caller, params, body, version }) => {
      await lockWithRegistrations(work, [params.id]);
      const versions = await changeSection(work, caller, { ...params, version }, body);
      await followParties(work, versions, null);
      await followRisk(work, Object.keys(versions));
      return getParty(work, caller, params.id);
    }),
    'parties.changeStatus': writes(async ({ work, caller, params, body, version }) => {
      await changePartyStatus(work, caller, { id: params.id, version }, body);
      return getParty(work, caller, params.id);
    }),
    'parties.customFields': reads(({ work }) => listCustomFields(work)),
    'parties.addCustomField': writes(({ work, body }) => addCustomField(work, body)),
    'parties.changeCustomField': writes(({ work, caller, params, version, body }) =>
      changeCustomField(work, caller, { ...params, version }, body),
    ),
    'parties.restrict': writes(async ({ work, caller, params, body, version }) => {
      await lockWithRegistrations(work, [params.id]);
      await restrictParty(work, caller, { id: params.id, version }, body);
      await notifyRegistrationsOf(work, params.id);
      return getParty(work, caller, params.id);
    }),
    'parties.changePortal': writes(async ({ work, caller, params, body, version }) => {
      await changePortal(work, caller, { id: params.id, version }, body);
      return getParty(work, caller, params.id);
    }),
    'parties.deletion': reads(({ work, caller, params }) => readDeletion(work, caller, params.id)),
    'parties.changeDeletion': writes(async ({ work, caller, params, body, version }) => {
      await changeDeletion(work, caller, { id: params.id, version }, body);
      return readDeletion(work, caller, params.id);
    }),
    'parties.createGroup': writes(async ({ work, caller, body }) =>
      getParty(work, caller, await createGroup(work, caller, body)),
    ),
    'parties.changeGroup': writes(({ work, caller, params, body, version }) =>
      changeGroup(work, caller, { id: params.id, version }, body),
    ),
    'parties.memberships': reads(({ work, caller, params }) => listMemberships(work, caller, params.id)),
    'parties.addMember': writes(async ({ work, caller, params, body }) => {
      await addMember(work, caller, params.id, body);
      return listMemberships(work, caller, params.id);
    }),
    'parties.endMembership': writes(async ({ work, caller, params, version, body }) => {
      await endMembership(work, caller, { ...params, version }, body);
      return listMemberships(work, caller, params.id);
    }),
    'parties.mergePlan': reads(({ work, caller, params }) => readPlan(work, caller, params)),
    'parties.requestMerge': writes(({ work, caller, params, body }) =>
      requestMerge(work, caller, params, body),
    ),
    'parties.merges': reads(({ work, caller, params }) => mergesOf(work, caller, params.id)),
    'parties.merge': reads(({ work, caller, params }) => readMerge(work, caller, params.id)),
    'parties.undoMerge': writes(({ work, caller, params, version, body }) =>
      undoMerge(work, caller, { id: params.id, version }, body.comment),
    ),
    'parties.history': reads(({ work, caller, params, query }) =>
      historyOfParty(work, caller, params.id, query),
    ),
    'parties.comments': reads(({ work, caller, params, query }) =>
      listComments(work, caller, params.id, query),
    ),
    'parties.addComment': writes(({ work, caller, params, body }) =>
      addComment(work, caller, params.id, body),
    ),
    'parties.editComment': writes(({ work, caller, params, body, version }) =>
      editComment(work, caller, { ...params, version }, body),
    ),
    'parties.readers': reads(({ work, caller, params }) => listReaders(work, caller, params.id)),
    // In a transaction of its own: it leaves nothing behind that an audit or a repeated answer would be of.
    'parties.markCommentsRead': {
      mode: 'signed',
      async handle({ caller, params, body, request }) {
        const { tenantId, userId, sessionId } = caller;
        if (tenantId === null) throw new AppError('Forbidden');
        const actor = { id: userId, sessionId, ip: request.ip };
        await inTenant(services, tenantId, actor, work =>
          markCommentsRead(work, caller, params.id, body.until),
        );
        return {};
      },
    },
    'parties.reveal': reveals(({ work, caller, params, body }) =>
      revealOfParty(work, caller, { ...params, ...body }),
    ),
    'parties.suggestions': reads(({ work, caller, body }) => suggestParties(work, caller, body)),
    'parties.connections': reads(({ work, caller, params, query }) =>
      listConnections(work, caller, params.id, query),
    ),
    'parties.owners': reads(({ work, caller, params, query }) => ownersOf(work, caller, params.id, query)),
    'parties.confirmOwners': writes(async ({ work, caller, params, body }) => {
      const owners = await confirmOwners(work, caller, params.id, body);
      await checkRegistrationsOf(work, params.id);
      await followRisk(work, [params.id]);
      return owners;
    }),
    'parties.registerComparisons': reads(({ work, caller, params, query }) =>
      listComparisons(work, caller, params.id, query),
    ),
    'parties.compareRegister': writes(({ work, caller, params, body }) =>
      compareRegister(work, caller, params.id, body),
    ),
    'parties.attachExtract': writes(({ work, caller, params, body }) =>
      attachExtract(work, caller, params, body),
    ),
    'parties.settleDiscrepancy': writes(({ work, caller, params, version, body }) =>
      settleDiscrepancy(work, caller, { ...params, version }, body),
    ),
    'parties.connect': writes(async ({ work, caller, params, body }) => {
      const connection = await connect(work, caller, params.id, body);
      await followRisk(work, [connection.from._id, connection.to._id]);
      return connection;
    }),
    'parties.changeConnection': writes(async ({ work, caller, params, version, body }) => {
      const connection = await changeConnection(work, caller, { ...params, version }, body);
      await followRisk(work, [connection.from._id, connection.to._id]);
      return connection;
    }),
    'parties.endConnection': writes(async ({ work, caller, params, version }) => {
      const connection = await endConnection(work, caller, { ...params, version });
      await followRisk(work, [connection.from._id, connection.to._id]);
      return connection;
    }),
    'parties.partiesGetSimplified': reads(({ work, caller, body }) =>
      simplifiedParties(work, caller, body.ids),
    ),
  };
}
