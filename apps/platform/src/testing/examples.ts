import { randomUUID } from 'node:crypto';
import { defaultSessions, type EndpointDefinition, type EndpointName } from '@dossier/api/contract';
import { serverEndpoints } from '@dossier/api/contract/server';
import { defaultOnboarding, services } from '@dossier/api/contract';
import { defaultSections } from '../areas/tenants/sections.ts';
import { aPdf } from '../seed/pdf.ts';

/** A good call of an endpoint. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  /** Bytes, in place of a body. */
  readonly raw?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What can be named in a path, a query, a body or a variable: one of each kind, all of one tenant. */
export const kindsOfId = [
  'tenantId',
  'registrationId',
  // One that is done, and can be migrated.
  'doneId',
  'partyId',
  'otherPartyId',
  // One that may be the same as `partyId`.
  'twinId',
  // Two parties that were made one.
  'mergeId',
  'connectionId',
  // A group of persons, and one of its three members.
  'clientGroupId',
  'membershipId',
  'customFieldId',
  'documentId',
  // One that was removed.
  'removedId',
  // Bytes that came, and are no document yet.
  'uploadId',
  // Bytes that came, and come again.
  'resentId',
  'commentId',
  // A comment on the file of a client.
  'clientCommentId',
  // The same of its documents: one, one that was removed, bytes that came, and bytes that come again.
  'clientDocumentId',
  'clientRemovedId',
  'clientUploadId',
  'clientResentId',
  // An extract of the register of beneficial owners of `partyId`, and a discrepancy with it.
  'comparisonId',
  'discrepancyId',
  'viewId',
  'exportId',
  // One with a file.
  'madeExportId',
  // One of which a registration failed.
  'failedExportId',
  'batchId',
  // One that has not ended.
  'openBatchId',
  // One of which a registration failed.
  'failedBatchId',
  // The same of tasks.
  'taskBatchId',
  'openTaskBatchId',
  'failedTaskBatchId',
  'signOffId',
  'processId',
  'sessionId',
  'userId',
  'groupId',
  'inviteId',
  'tokenId',
  'webhookId',
  'deliveryId',
  'messageId',
] as const;
export type KindOfId = (typeof kindsOfId)[number];

export interface ExampleIds extends Readonly<Record<KindOfId, string>> {
  /** What a decision on `signOffId` names. */
  readonly signOffHash: string;
  /** What confirming the owners of `partyId` names. */
  readonly ownersHash: string;
  /** What merging `twinId` into `partyId` names. */
  readonly mergePreview: string;
  /** What migrating `doneId` names. */
  readonly migrationPreview: string;
}

/** Unknown ids. */
export const unknownIds = (tenantId = 'nobody'): ExampleIds => ({
  ...(Object.fromEntries(kindsOfId.map(kind => [kind, randomUUID()])) as Record<KindOfId, string>),
  signOffHash: 'nothing',
  ownersHash: 'nothing',
  mergePreview: 'nothing',
  migrationPreview: 'nothing',
  tenantId,
});

const noChallenge = { userName: 'nobody.at.all', session: 'nothing' };

const someName = { firstName: 'Some', lastName: 'Body' };
/** Of what was just made. */
const first = { 'if-match': '"v1"' };

/** A label of its own each time. */
export const customField = () => ({
  label: randomUUID(),
  type: 'S',
  valueType: 'TEXT',
  scopes: ['NP', 'LE'],
  visibleToClients: false,
  isRequired: false,
});

/** An address of this machine, where no one listens. */
const webhook = () => ({
  name: randomUUID(),
  address: 'http://127.0.0.1:9/',
  events: ['registration.created'],
  enabled: true,
});

/** One good call for every endpoint there is: a missing one does not compile. */
export const examples: Readonly<Record<EndpointName, (ids: ExampleIds) => Example>> = {
  'access.login': () => ({ body: { userName: 'meridian.admin', password: 'Welcome-2026!' } }),
  'access.refresh': () => ({ headers: { 'x-requested-with': 'dossier' } }),
  'access.bootstrap': () => ({
    headers: { 'x-requested-with': 'dossier' },
    body: { reads: [{ name: 'access.me', address: '/users/me' }] },
  }),
  // A name of its own each time: after five in an hour the answer would be another.
  'access.forgot': () => ({ body: { userName: `forgotten.${randomUUID()}` } }),
  'access.forgotConfirm': () => ({
    body: { userName: 'nobody.at.all', verificationCode: '000000', newPassword: 'A-fresh-Start-2027' },
  }),
  'access.invite': ({ inviteId }) => ({ params: { id: inviteId }, query: 'k=nothing' }),
  'access.signUp': ({ inviteId }) => ({
    query: 'k=nothing',
    body: { invite_id: inviteId, username: 'somebody.new', firstName: 'Some', lastName: 'Body' },
  }),
  'access.logout': () => ({}),
  'access.chooseTenant': ({ tenantId }) => ({ body: { tenantId } }),
  'access.me': () => ({}),
  'access.permissionsCheck': () => ({ body: { permissions: ['registrationRead'] } }),
  'access.activeUsers': () => ({}),
  'access.tenants': () => ({}),
  'access.mfa': () => ({ body: { ...noChallenge, mfaCode: '000000' } }),
  'access.mfaResend': () => ({ body: noChallenge }),
  'access.associateMfa': () => ({ body: { password: null } }),
  'access.verifyMfa': () => ({ body: { code: '000000' } }),
  'access.setMfaPreference': () => ({ body: { value: 'none', password: null } }),
  'access.changePassword': () => ({
    body: { userName: 'nobody.at.all', oldPassword: 'not the password', newPassword: 'A-fresh-Start-2027' },
  }),
  'access.profile': () => ({}),
  'access.updateProfile': () => ({
    headers: { 'if-match': '"v999"' },
    body: { firstName: 'Some', middleName: null, lastName: 'Body', locale: null },
  }),
  'access.changeOwnAbsence': () => ({ headers: { 'if-match': '"v999"' }, body: { absence: null } }),
  'access.sessions': () => ({}),
  'access.endSession': ({ sessionId }) => ({ params: { id: sessionId } }),
  'access.draftKey': () => ({}),
  'access.getHash': () => ({ body: { userName: 'nobody.at.all' } }),
  'access.users': () => ({ query: 'max=5&search=e' }),
  'access.userHistory': ({ userId }) => ({ params: { id: userId }, query: 'max=5' }),
  'access.updateUser': ({ userId }) => ({
    params: { id: userId },
    headers: first,
    body: { ...someName, middleName: null, email: `${userId}@post.example`, profile: 'ROLE_TENANT_USER' },
  }),
  'access.changeAbsence': ({ userId }) => ({
    params: { id: userId },
    headers: first,
    body: { absence: null },
  }),
  'access.enableUser': ({ userId }) => ({ params: { id: userId }, headers: first, body: { enabled: false } }),
  'access.deleteUser': ({ userId }) => ({ params: { id: userId }, headers: first }),
  'access.userWork': ({ userId }) => ({ params: { id: userId } }),
  'access.confirmUserByAdmin': ({ userId }) => ({ params: { id: userId }, headers: first }),
  'access.resetMfa': ({ userId }) => ({ params: { id: userId }, headers: first }),
  'access.groups': () => ({}),
  'access.createGroup': () => ({
    body: { name: randomUUID(), grants: [{ permission: 'auditRead', mode: 'INITIATE_AND_APPROVE' }] },
  }),
  'access.groupTemplates': () => ({}),
  'access.groupPermissions': () => ({}),
  'access.group': ({ groupId }) => ({ params: { id: groupId } }),
  'access.updateGroup': ({ groupId }) => ({
    params: { id: groupId },
    headers: first,
    body: { name: randomUUID(), grants: [{ permission: 'auditRead', mode: 'INITIATE_AND_APPROVE' }] },
  }),
  'access.deleteGroup': ({ groupId }) => ({ params: { id: groupId }, headers: first }),
  'access.changeMembers': ({ groupId, userId }) => ({
    params: { id: groupId },
    body: { add: [userId], remove: [] },
  }),
  'access.groupHistory': ({ groupId }) => ({ params: { id: groupId }, query: 'max=5' }),
  'access.accessTokens': () => ({}),
  'access.createAccessToken': () => ({
    body: { name: randomUUID(), scopes: ['userSettingsRead'], validityDays: 30 },
  }),
  'access.revokeAccessToken': ({ tokenId }) => ({ params: { id: tokenId } }),
  'access.phoneCode': () => ({ body: { password: null } }),
  'access.provePhone': () => ({ body: { code: '000000' } }),
  'access.backupCodes': () => ({ body: { password: null } }),
  'access.backupCode': () => ({ body: { ...noChallenge, backupCode: 'aaaaa-bbbbb' } }),
  'access.declineAuthenticator': () => ({}),
  'access.invites': () => ({}),
  'access.createInvite': ({ groupId }) => ({
    body: {
      email: `${randomUUID()}@post.example`,
      phone: null,
      role: 'ROLE_TENANT_USER',
      groupIds: [groupId],
    },
  }),
  'access.resendInvite': ({ inviteId }) => ({ params: { id: inviteId } }),
  'access.revokeInvite': ({ inviteId }) => ({ params: { id: inviteId } }),
  'access.confirmUser': () => ({ body: { userName: 'nobody.at.all', confirmationCode: '000000' } }),
  'messages.notificationSettings': () => ({}),
  'messages.createNotificationSetting': () => ({ body: webhook() }),
  'messages.notificationSetting': ({ webhookId }) => ({ params: { id: webhookId } }),
  'messages.updateNotificationSetting': ({ webhookId }) => ({
    params: { id: webhookId },
    headers: { 'if-match': '"v2"' },
    body: webhook(),
  }),
  'messages.deleteNotificationSetting': ({ webhookId }) => ({
    params: { id: webhookId },
    headers: { 'if-match': '"v2"' },
  }),
  'messages.setNotificationSecret': ({ webhookId }) => ({
    params: { id: webhookId },
    body: { secret: 'a secret of twenty-four signs' },
  }),
  'messages.testNotification': ({ webhookId }) => ({ params: { id: webhookId } }),
  'messages.deliveries': ({ webhookId }) => ({ params: { id: webhookId }, query: 'max=5' }),
  'messages.replayDelivery': ({ webhookId, deliveryId }) => ({ params: { id: webhookId, deliveryId } }),
  'tenants.configuration': () => ({}),
  'tenants.settings': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.regions': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.contact': ({ tenantId }) => ({ params: { tenantId } }),
  // The version is never the present one: anyone who may change it learns that, and nothing changes.
  'tenants.saveContact': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: {
      reason: null,
      value: {
        businessName: 'Example',
        shortName: 'Example',
        address: '',
        phone: '',
        email: '',
        publicLinks: { social: [] },
      },
    },
  }),
  'tenants.region': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveRegion': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: {
      reason: null,
      value: { allowedLocales: ['en-US'], defaultLocale: 'en-US', allowedRegions: ['euAndEea'] },
    },
  }),
  'tenants.whitelabeling': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveWhitelabeling': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: { brand: { primary: '#14284b' } } },
  }),
  'tenants.extensions': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveExtensions': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: { uploadTypes: [{ extension: 'pdf', professional: true }] } },
  }),
  'tenants.onboarding': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveOnboarding': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: defaultOnboarding },
  }),
  'tenants.registrationTypes': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveRegistrationTypes': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: { enabledTypes: ['INDIVIDUAL', 'JOINT', 'BUSINESS'] } },
  }),
  'tenants.modules': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveModules': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: { clientFile: true } },
  }),
  'tenants.restrictedClients': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveRestrictedClients': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: {
      reason: null,
      value: { STAFF: { users: [], groups: [] }, VIP: { users: [], groups: [] } },
    },
  }),
  'tenants.connections': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveConnections': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: { threshold: 25, isStrictEarly: false } },
  }),
  'tenants.riskReview': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveRiskReview': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: defaultSections(tenantId, 'Meridian Wealth').riskQualification },
  }),
  'tenants.authentication': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveAuthentication': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: { allowedMFAMethods: [], sessions: defaultSessions } },
  }),
  'tenants.settingsHistory': ({ tenantId }) => ({ params: { tenantId }, query: 'section=contact' }),
  'tenants.logoUpload': ({ tenantId }) => ({
    params: { tenantId },
    body: {
      content: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>',
      ).toString('base64'),
    },
  }),
  'exports.start': ({ registrationId }) => ({
    body: { format: 'csv', reason: 'reporting', ids: [registrationId] },
  }),
  'exports.list': () => ({ query: 'max=5' }),
  'exports.get': ({ exportId }) => ({ params: { id: exportId } }),
  'exports.items': ({ exportId }) => ({ params: { id: exportId } }),
  'exports.cancel': ({ exportId }) => ({ params: { id: exportId } }),
  'exports.retry': ({ failedExportId }) => ({ params: { id: failedExportId } }),
  'exports.download': ({ madeExportId }) => ({ params: { id: madeExportId } }),
  'registrations.export': ({ registrationId }) => ({
    params: { id: registrationId },
    query: 'format=csv&locale=en-US',
  }),
  'registrations.list': ({ userId }) => ({ query: `max=5&sort=-name&status=INCOMPLETE&assignee=${userId}` }),
  'registrations.create': () => ({
    body: {
      type: 'INDIVIDUAL',
      channel: 'Professional',
      parties: [
        { naturalPerson: { lastName: 'Voorbeeld', email: 'v@post.example', address: { city: 'Ede' } } },
      ],
      partyExternalReferences: [{ system: 'CRM', reference: '4711' }],
    },
  }),
  'registrations.previewBatch': ({ registrationId, userId }) => ({
    body: {
      action: { kind: 'assign', assigneeId: userId },
      rows: [{ id: registrationId, version: 1 }],
    },
  }),
  'registrations.startBatch': ({ registrationId, userId }) => ({
    body: {
      action: { kind: 'assign', assigneeId: userId },
      rows: [{ id: registrationId, version: 1 }],
    },
  }),
  'registrations.batch': ({ batchId }) => ({ params: { id: batchId } }),
  'registrations.batchItems': ({ batchId }) => ({ params: { id: batchId }, query: 'max=5' }),
  'registrations.cancelBatch': ({ openBatchId }) => ({ params: { id: openBatchId } }),
  'registrations.retryBatch': ({ failedBatchId }) => ({ params: { id: failedBatchId } }),
  'registrations.undoBatch': ({ batchId }) => ({ params: { id: batchId } }),
  'registrations.assign': ({ registrationId, userId }) => ({
    params: { id: registrationId },
    body: { assigneeId: userId },
    headers: first,
  }),
  'registrations.update': ({ registrationId, partyId }) => ({
    params: { id: registrationId },
    body: {
      parties: [{ _id: partyId, naturalPerson: { placeOfBirth: 'Ede' } }],
      added: [],
      removed: [],
    },
    headers: first,
  }),
  'registrations.reveal': ({ registrationId, partyId }) => ({
    params: { id: registrationId, partyId },
    body: { field: 'naturalPerson.taxResidencies[0].taxIdentificationNumber' },
  }),
  'registrations.history': ({ registrationId }) => ({ params: { id: registrationId }, query: 'max=5' }),
  'registrations.acceptance': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.changes': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.markSeen': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.duplicates': () => ({
    body: {
      persons: [{ givenNames: 'Jan', lastName: 'de Wit', dateOfBirth: '1970-01-31' }],
      chamberOfCommerceNo: '68750110',
    },
  }),
  'parties.list': () => ({ query: 'max=5&sort=-name&type=NP' }),
  'parties.get': ({ partyId }) => ({ params: { id: partyId } }),
  'parties.update': ({ partyId }) => ({
    params: { id: partyId, section: 'id-details' },
    body: { naturalPerson: { placeOfBirth: 'Ede' } },
    headers: first,
  }),
  'parties.customFields': () => ({}),
  'parties.addCustomField': () => ({ body: customField() }),
  'parties.changeCustomField': ({ customFieldId }) => ({
    params: { id: customFieldId },
    body: { ...customField(), isActive: false, archive: false },
    headers: first,
  }),
  'parties.changeStatus': ({ partyId }) => ({
    params: { id: partyId },
    body: { next: 'R', comment: 'Not our client' },
    headers: first,
  }),
  'parties.restrict': ({ partyId }) => ({
    params: { id: partyId },
    body: { kind: 'STAFF', reason: 'A colleague' },
    headers: first,
  }),
  'parties.deletion': ({ partyId }) => ({ params: { id: partyId } }),
  'parties.changeDeletion': ({ partyId }) => ({
    params: { id: partyId },
    body: { step: 'request', reason: 'Entered by mistake' },
    headers: first,
  }),
  'parties.changePortal': ({ partyId }) => ({
    params: { id: partyId },
    body: { step: 'invite', reason: null },
    headers: first,
  }),
  'parties.mergePlan': ({ partyId: a, twinId: b }) => ({ params: { a, b } }),
  'parties.requestMerge': ({ partyId: a, twinId: b, mergePreview: preview }) => ({
    params: { a, b },
    body: { preview, fields: [], comment: 'One person, entered twice' },
  }),
  'parties.merges': ({ partyId }) => ({ params: { id: partyId } }),
  'parties.merge': ({ mergeId }) => ({ params: { id: mergeId } }),
  'parties.undoMerge': ({ mergeId }) => ({
    params: { id: mergeId },
    headers: { 'if-match': '"v2"' },
    body: { comment: 'Two persons after all' },
  }),
  'parties.history': ({ partyId }) => ({ params: { id: partyId }, query: 'max=5' }),
  'parties.reveal': ({ partyId }) => ({
    params: { id: partyId },
    body: { field: 'naturalPerson.taxResidencies[0].taxIdentificationNumber' },
  }),
  'parties.comments': ({ partyId }) => ({ params: { id: partyId }, query: 'max=5' }),
  'parties.addComment': ({ partyId, userId }) => ({
    params: { id: partyId },
    body: { text: 'Something to remember', mentions: [userId] },
  }),
  'parties.editComment': ({ partyId, clientCommentId }) => ({
    params: { id: partyId, commentId: clientCommentId },
    body: { text: 'Something else', mentions: [] },
    headers: first,
  }),
  'parties.markCommentsRead': ({ partyId }) => ({
    params: { id: partyId },
    body: { until: '2026-11-21T09:00:00.000Z' },
  }),
  'parties.readers': ({ partyId }) => ({ params: { id: partyId } }),
  'parties.suggestions': () => ({
    body: {
      givenNames: 'Jan',
      lastName: 'de Wit',
      dateOfBirth: '1970-01-31',
      taxIdentificationNumber: '123456782',
      chamberOfCommerceNo: null,
    },
  }),
  'parties.connections': ({ partyId }) => ({ params: { id: partyId }, query: 'ended=true' }),
  'parties.owners': ({ partyId }) => ({ params: { id: partyId }, query: 'on=2027-07-10' }),
  'parties.ownersReport': ({ partyId }) => ({ params: { id: partyId }, query: 'locale=en-US' }),
  'parties.confirmOwners': ({ partyId, ownersHash: hash }) => ({
    params: { id: partyId },
    body: { hash, owners: [partyId], cause: null, reason: 'As its articles say.' },
  }),
  'parties.registerComparisons': ({ partyId }) => ({ params: { id: partyId } }),
  'parties.compareRegister': ({ partyId, ownersHash: hash }) => ({
    params: { id: partyId },
    body: {
      hash,
      extractOn: '2026-11-02',
      register: 'KVK',
      entries: [{ _id: null, name: 'Willem Oud', natures: ['shares'], band: 'from25To50' }],
    },
  }),
  'parties.attachExtract': ({ partyId, comparisonId }) => ({
    params: { id: partyId, comparisonId },
    body: { document_id: null },
  }),
  'parties.settleDiscrepancy': ({ partyId, comparisonId, discrepancyId }) => ({
    params: { id: partyId, comparisonId, discrepancyId },
    body: { state: 'reported', reportedOn: '2026-11-03', reason: null },
    headers: first,
  }),
  'parties.connect': ({ partyId, otherPartyId }) => ({
    params: { id: partyId },
    body: { type: 'OWN', to: otherPartyId, economicLow: '30' },
  }),
  'parties.changeConnection': ({ partyId, connectionId }) => ({
    params: { id: partyId, connectionId },
    body: { economicLow: '20' },
    headers: first,
  }),
  'parties.endConnection': ({ partyId, connectionId }) => ({
    params: { id: partyId, connectionId },
    headers: first,
  }),
  'parties.createGroup': ({ partyId, otherPartyId }) => ({
    body: { name: 'Familie Van der Brüggen', members: [partyId, otherPartyId] },
  }),
  'parties.changeGroup': ({ clientGroupId: id, userId }) => ({
    params: { id },
    body: { name: 'Familie De Groot', assigneeId: userId },
    headers: first,
  }),
  'parties.memberships': ({ clientGroupId: id }) => ({ params: { id } }),
  'parties.addMember': ({ clientGroupId: id, otherPartyId }) => ({
    params: { id },
    body: { party: otherPartyId, validFrom: null },
  }),
  'parties.endMembership': ({ clientGroupId: id, membershipId }) => ({
    params: { id, membershipId },
    body: { validTo: null },
    headers: first,
  }),
  'parties.partiesGetSimplified': ({ partyId }) => ({ body: { ids: [partyId] } }),
  'parties.address': () => ({ query: 'postalCode=3581CC&houseNumber=14' }),
  'parties.company': () => ({ query: 'search=haven' }),
  'registrations.comments': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.addComment': ({ registrationId, userId }) => ({
    params: { id: registrationId },
    body: { text: 'Something to remember', mentions: [userId] },
  }),
  'registrations.editComment': ({ registrationId, commentId }) => ({
    params: { id: registrationId, commentId },
    body: { text: 'Something else', mentions: [] },
    headers: first,
  }),
  'registrations.readers': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.views': () => ({}),
  'registrations.saveView': () => ({
    body: { name: 'Mine to do', isShared: false, query: { assignee: 'me' }, columns: '' },
  }),
  'registrations.changeView': ({ viewId }) => ({
    params: { viewId },
    body: { name: `View ${viewId}`, isShared: true, query: {}, columns: '' },
    headers: first,
  }),
  'registrations.removeView': ({ viewId }) => ({ params: { viewId }, headers: first }),
  'registrations.markViewSeen': ({ viewId }) => ({ params: { viewId } }),
  'registrations.status': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.completeness': () => ({ query: 'max=5&status=INCOMPLETE' }),
  'registrations.progress': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.changeStatus': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { next: 'COMPLETE', comment: null, reason: null },
    headers: first,
  }),
  'registrations.wait': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { isWaiting: true },
    headers: first,
  }),
  'registrations.previewMigration': ({ doneId }) => ({ params: { id: doneId } }),
  'registrations.migrate': ({ doneId, migrationPreview: preview }) => ({
    body: { registrationId: doneId, preview, comment: null, decisions: [] },
    headers: first,
  }),
  'registrations.get': ({ registrationId }) => ({ params: { id: registrationId } }),
  'documents.list': ({ registrationId }) => ({ params: { id: registrationId }, query: 'max=5' }),
  'documents.preUpload': ({ registrationId }) => ({
    params: { id: registrationId },
    query: 'fileName=passport.pdf&mimeType=application/pdf',
  }),
  'documents.upload': ({ registrationId, resentId }) => ({
    params: { id: registrationId, uploadId: resentId },
    query: 'fileName=passport.pdf',
    raw: aPdf([['Passport']]),
    headers: { 'content-type': 'application/pdf' },
  }),
  'documents.postUpload': ({ registrationId, uploadId, partyId }) => ({
    params: { id: registrationId },
    body: {
      uploadId,
      party_id: partyId,
      kind: 'other',
      documentNumber: null,
      issuedOn: null,
      validUntil: null,
    },
  }),
  'documents.replace': ({ registrationId, documentId, uploadId }) => ({
    params: { id: registrationId, documentId },
    body: { uploadId },
    headers: first,
  }),
  'documents.update': ({ registrationId, documentId }) => ({
    params: { id: registrationId, documentId },
    body: { kind: 'other', documentNumber: null, issuedOn: null, validUntil: null },
    headers: first,
  }),
  'documents.remove': ({ registrationId, documentId }) => ({
    params: { id: registrationId, documentId },
    headers: first,
  }),
  'documents.undoAdd': ({ registrationId, documentId }) => ({
    params: { id: registrationId, documentId },
    headers: first,
  }),
  'documents.restore': ({ registrationId, removedId }) => ({
    params: { id: registrationId, documentId: removedId },
    headers: { 'if-match': '"v2"' },
  }),
  'documents.reveal': ({ registrationId, documentId }) => ({ params: { id: registrationId, documentId } }),
  'documents.download': ({ registrationId, documentId }) => ({ params: { id: registrationId, documentId } }),
  'documents.zip': ({ registrationId, documentId }) => ({
    params: { id: registrationId },
    query: `ids=${documentId}`,
  }),
  'documents.clientList': ({ partyId }) => ({ params: { id: partyId }, query: 'max=5' }),
  'documents.clientPreUpload': ({ partyId }) => ({
    params: { id: partyId },
    query: 'fileName=passport.pdf&mimeType=application/pdf',
  }),
  'documents.clientUpload': ({ partyId, clientResentId }) => ({
    params: { id: partyId, uploadId: clientResentId },
    query: 'fileName=passport.pdf',
    raw: aPdf([['Passport']]),
    headers: { 'content-type': 'application/pdf' },
  }),
  'documents.clientPostUpload': ({ partyId, clientUploadId: uploadId }) => ({
    params: { id: partyId },
    body: { uploadId, kind: 'other', documentNumber: null, issuedOn: null, validUntil: null },
  }),
  'documents.clientReplace': ({ partyId, clientDocumentId, clientUploadId: uploadId }) => ({
    params: { id: partyId, documentId: clientDocumentId },
    body: { uploadId },
    headers: first,
  }),
  'documents.clientUpdate': ({ partyId, clientDocumentId }) => ({
    params: { id: partyId, documentId: clientDocumentId },
    body: { kind: 'other', documentNumber: null, issuedOn: null, validUntil: null },
    headers: first,
  }),
  'documents.clientRemove': ({ partyId, clientDocumentId }) => ({
    params: { id: partyId, documentId: clientDocumentId },
    headers: first,
  }),
  'documents.clientRestore': ({ partyId, clientRemovedId }) => ({
    params: { id: partyId, documentId: clientRemovedId },
    headers: { 'if-match': '"v2"' },
  }),
  'documents.clientReveal': ({ partyId, clientDocumentId }) => ({
    params: { id: partyId, documentId: clientDocumentId },
  }),
  'documents.clientDownload': ({ partyId, clientDocumentId }) => ({
    params: { id: partyId, documentId: clientDocumentId },
  }),
  'messages.stream': () => ({ query: 'topics=counts' }),
  'messages.presence': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { type: 'registration', page: 'p1', section: 'address', isHere: true },
  }),
  'messages.counts': () => ({}),
  'kyc.riskQualificationSettingGet': () => ({}),
  'kyc.clientRisk': ({ partyId }) => ({ params: { id: partyId } }),
  'kyc.assessRisk': ({ partyId }) => ({
    params: { id: partyId },
    body: { score: 40, assessedLevel: 'HIGH' },
  }),
  'kyc.overrideRisk': ({ partyId }) => ({
    params: { id: partyId },
    body: { level: 'HIGH', until: '2026-12-31', reason: 'A visit', evidence: 'The report of it' },
    headers: first,
  }),
  'kyc.endRiskOverride': ({ partyId }) => ({ params: { id: partyId }, headers: first }),
  'messages.tenantMessagesGet': ({ registrationId }) => ({
    body: {
      messageStatus: ['Unread', 'Read'],
      messageType: ['taskAssigned'],
      registrationId,
      offset: 0,
      max: 5,
    },
  }),
  'workflows.myWork': () => ({ query: 'kind=overdue' }),
  'workflows.board': () => ({ query: 'scope=mine&filter=week' }),
  'workflows.overview': () => ({ query: 'months=6' }),
  'workflows.processes': () => ({ query: 'max=5&scope=mine&workflowType=onboarding' }),
  'workflows.list': () => ({}),
  'workflows.steps': () => ({ params: { id: 'reviewInitial' } }),
  'workflows.settings': () => ({}),
  'workflows.settingsOf': () => ({ params: { id: 'changePartyStatus' } }),
  'workflows.changeSettings': () => ({
    params: { id: 'changePartyStatus' },
    headers: { 'if-match': '"v999"' },
    body: {
      isOn: true,
      slaDays: 3,
      approval: 'twoPersons',
      steps: ['reason', 'checks', 'confirm'].map(id => ({
        id,
        isOn: true,
        slaDays: 3,
        notes: 'explained',
      })),
    },
  }),
  'workflows.pending': ({ partyId }) => ({
    query: `entityType=party&workflowId=reviewInitial&entityId=${partyId}`,
  }),
  'workflows.start': ({ partyId }) => ({
    body: {
      workflowId: 'changePartyStatus',
      entityType: 'party',
      entityId: partyId,
      target: 'R',
      note: null,
    },
  }),
  'workflows.process': ({ processId }) => ({ params: { id: processId } }),
  'workflows.processExport': () => ({ query: 'workflowType=review' }),
  'workflows.states': ({ processId }) => ({ params: { id: processId }, query: 'max=5' }),
  'workflows.setStep': ({ processId }) => ({
    params: { id: processId },
    body: { stepId: 'checkIdentity', outcome: 'done', note: null },
    headers: first,
  }),
  'workflows.questions': ({ processId }) => ({ params: { id: processId }, query: 'max=5' }),
  'workflows.ask': ({ processId, userId }) => ({
    params: { id: processId },
    body: { colleagueId: userId, question: 'Is this extract enough?' },
  }),
  'workflows.answer': ({ processId }) => ({
    params: { id: processId },
    body: { answer: 'Yes, it is.' },
  }),
  'workflows.snooze': ({ processId }) => ({
    params: { id: processId },
    body: { until: '2026-12-01' },
  }),
  'workflows.previewBatch': ({ processId, userId }) => ({
    body: { action: { kind: 'assign', assigneeId: userId }, rows: [{ id: processId, version: 1 }] },
  }),
  'workflows.startBatch': ({ processId, userId }) => ({
    body: { action: { kind: 'assign', assigneeId: userId }, rows: [{ id: processId, version: 1 }] },
  }),
  'workflows.batch': ({ taskBatchId }) => ({ params: { id: taskBatchId } }),
  'workflows.batchItems': ({ taskBatchId }) => ({ params: { id: taskBatchId }, query: 'max=5' }),
  'workflows.cancelBatch': ({ openTaskBatchId }) => ({ params: { id: openTaskBatchId } }),
  'workflows.retryBatch': ({ failedTaskBatchId }) => ({ params: { id: failedTaskBatchId } }),
  'workflows.undoBatch': ({ taskBatchId }) => ({ params: { id: taskBatchId } }),
  'workflows.move': ({ processId }) => ({
    params: { id: processId },
    body: { move: 'cancel', assigneeId: null, note: 'Started by mistake' },
    headers: first,
  }),
  'workflows.signOffs': () => ({ query: 'mine=true' }),
  'workflows.signOff': ({ signOffId }) => ({ params: { id: signOffId } }),
  'workflows.decide': ({ signOffId, signOffHash }) => ({
    params: { id: signOffId },
    body: { decision: 'approve', payloadHash: signOffHash, comment: null },
    headers: first,
  }),
  'messages.bulkUpdateTenantMessage': ({ messageId }) => ({
    body: { ids: [messageId], messageStatus: 'Read', updatedBy: 'somebody' },
  }),
  'messages.preferences': () => ({}),
  'messages.updatePreferences': () => ({
    headers: { 'if-match': '"v999"' },
    body: { channels: [{ messageType: 'mention', channel: 'email' }], digestHour: 8 },
  }),
};

export const everyEndpoint = serverEndpoints;

/** The address of a call, and its body as it travels. */
export function requestOf(
  endpoint: EndpointDefinition,
  { params = {}, query = '', body }: Example,
): { path: string; body: unknown } {
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const parts = [endpoint.flag, endpoint.action && `action=${endpoint.action}`, query].filter(Boolean);
  const path = services[endpoint.service] + filled + (parts.length > 0 ? `?${parts.join('&')}` : '');
  const { kind, operation, document } = endpoint;
  return {
    path,
    body: kind === 'graphql' ? { operationName: operation, query: document, variables: body ?? {} } : body,
  };
}
