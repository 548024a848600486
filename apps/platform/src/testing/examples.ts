import { randomUUID } from 'node:crypto';
import type { EndpointDefinition, EndpointName } from '@dossier/api/contract';
import { defaultOnboarding, endpoints, services } from '@dossier/api/contract';

/** A good call of an endpoint. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ids of things that belong to the firm that is asked as. */
export interface ExampleIds {
  readonly tenantId: string;
  readonly registrationId: string;
}

/** A code or an invitation works once: these say how one is asked about, and are answered that there is none. */
const noInvite = '22222222-2222-4222-8222-222222222222';

const noChallenge = { userName: 'nobody.at.all', session: 'nothing' };

const someName = { firstName: 'Some', lastName: 'Body' };
/** A colleague whom nobody has. */
const nobody = { params: { id: noInvite }, headers: { 'if-match': '"v1"' } };

/** One good call for every endpoint there is: a missing one does not compile. */
export const examples: Readonly<Record<EndpointName, (ids: ExampleIds) => Example>> = {
  'access.login': () => ({ body: { userName: 'meridian.admin', password: 'Welcome-2026!' } }),
  'access.refresh': () => ({ headers: { 'x-requested-with': 'dossier' } }),
  'access.begin': () => ({
    headers: { 'x-requested-with': 'dossier' },
    body: { reads: [{ name: 'access.me', address: '/users/me' }] },
  }),
  // A name of its own each time: after five in an hour the answer would be another.
  'access.forgot': () => ({ body: { userName: `forgotten.${randomUUID()}` } }),
  'access.forgotConfirm': () => ({
    body: { userName: 'nobody.at.all', verificationCode: '000000', newPassword: 'A-fresh-Start-2027' },
  }),
  'access.invite': () => ({ params: { id: noInvite }, query: 'k=nothing' }),
  'access.signUp': () => ({
    query: 'k=nothing',
    body: { invite_id: noInvite, username: 'somebody.new', firstName: 'Some', lastName: 'Body' },
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
  'access.sessions': () => ({}),
  'access.endSession': () => ({ params: { id: noInvite } }),
  'access.draftKey': () => ({}),
  'access.getHash': () => ({ body: { userName: 'nobody.at.all' } }),
  'access.users': () => ({ query: 'max=5&search=e' }),
  'access.userHistory': () => ({ params: { id: noInvite }, query: 'max=5' }),
  'access.updateUser': () => ({
    params: { id: noInvite },
    headers: { 'if-match': '"v1"' },
    body: { ...someName, middleName: null, email: 's@post.example', profile: 'ROLE_TENANT_USER' },
  }),
  'access.enableUser': () => ({ ...nobody, body: { enabled: false } }),
  'access.confirmUserByAdmin': () => nobody,
  'access.resetMfa': () => nobody,
  'access.groups': () => ({}),
  'access.phoneCode': () => ({ body: { password: null } }),
  'access.provePhone': () => ({ body: { code: '000000' } }),
  'access.backupCodes': () => ({ body: { password: null } }),
  'access.backupCode': () => ({ body: { ...noChallenge, backupCode: 'aaaaa-bbbbb' } }),
  'access.declineAuthenticator': () => ({}),
  'access.invites': () => ({}),
  'access.createInvite': () => ({
    body: { email: 'new@post.example', phone: null, role: 'ROLE_TENANT_USER' },
  }),
  'access.resendInvite': () => ({ params: { id: noInvite } }),
  'access.revokeInvite': () => ({ params: { id: noInvite } }),
  'access.confirmUser': () => ({ body: { userName: 'nobody.at.all', confirmationCode: '000000' } }),
  'tenants.configuration': () => ({}),
  'tenants.settings': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.regions': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.contact': ({ tenantId }) => ({ params: { tenantId } }),
  // The version is never the present one: whoever may change it learns that, and nothing changes.
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
  'tenants.authentication': ({ tenantId }) => ({ params: { tenantId } }),
  'tenants.saveAuthentication': ({ tenantId }) => ({
    params: { tenantId },
    headers: { 'if-match': '"v999"' },
    body: { reason: null, value: { allowedMFAMethods: ['SOFTWARE'] } },
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
  'exports.get': () => ({ params: { id: noInvite } }),
  'exports.items': () => ({ params: { id: noInvite } }),
  'exports.cancel': () => ({ params: { id: noInvite } }),
  'exports.retry': () => ({ params: { id: noInvite } }),
  'exports.download': () => ({ params: { id: noInvite } }),
  'registrations.export': ({ registrationId }) => ({
    params: { id: registrationId },
    query: 'format=csv&locale=en-US',
  }),
  'registrations.list': () => ({ query: 'max=5&sort=-name&status=INCOMPLETE' }),
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
  // The version is never the present one: whoever may change it learns that, and nothing changes.
  'registrations.assign': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { assigneeId: null },
    headers: { 'if-match': '"v999"' },
  }),
  // The version is never the present one.
  'registrations.update': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { parties: [], added: [], removed: [] },
    headers: { 'if-match': '"v999"' },
  }),
  // A party that nobody has.
  'registrations.reveal': ({ registrationId }) => ({
    params: { id: registrationId, partyId: noInvite },
    body: { field: 'naturalPerson.personalNumber' },
  }),
  'registrations.history': ({ registrationId }) => ({ params: { id: registrationId }, query: 'max=5' }),
  'registrations.duplicates': () => ({
    body: {
      persons: [{ givenNames: 'Jan', lastName: 'de Wit', dateOfBirth: '1970-01-31' }],
      chamberOfCommerceNo: '68750110',
    },
  }),
  'parties.address': () => ({ query: 'postalCode=3581CC&houseNumber=14' }),
  'parties.company': () => ({ query: 'search=haven' }),
  'registrations.comments': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.addComment': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { text: 'Something to remember', mentions: [] },
  }),
  'registrations.editComment': ({ registrationId }) => ({
    params: { id: registrationId, commentId: noInvite },
    body: { text: 'Something else', mentions: [] },
    headers: { 'if-match': '"v1"' },
  }),
  'registrations.readers': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.views': () => ({}),
  'registrations.saveView': () => ({
    body: { name: 'Mine to do', isShared: false, query: { assignee: 'me' }, columns: '' },
  }),
  'registrations.changeView': () => ({
    params: { viewId: noInvite },
    body: { name: 'Mine to do', isShared: false, query: {}, columns: '' },
    headers: { 'if-match': '"v1"' },
  }),
  'registrations.removeView': () => ({ params: { viewId: noInvite }, headers: { 'if-match': '"v1"' } }),
  'registrations.lookAtView': () => ({ params: { viewId: noInvite } }),
  'registrations.status': ({ registrationId }) => ({ params: { id: registrationId } }),
  'registrations.completeness': () => ({ query: 'max=5&status=INCOMPLETE' }),
  'registrations.progress': ({ registrationId }) => ({ params: { id: registrationId } }),
  // The version is never the present one: whoever may change it learns that, and nothing changes.
  'registrations.changeStatus': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { next: 'COMPLETE', comment: null, reason: null },
    headers: { 'if-match': '"v999"' },
  }),
  'registrations.wait': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { isWaiting: true },
    headers: { 'if-match': '"v999"' },
  }),
  'registrations.get': ({ registrationId }) => ({ params: { id: registrationId } }),
  'documents.list': ({ registrationId }) => ({ params: { id: registrationId }, query: 'max=5' }),
  'documents.preUpload': ({ registrationId }) => ({
    params: { id: registrationId },
    query: 'fileName=passport.pdf&mimeType=application/pdf',
  }),
  // Bytes that are not what their name says: whoever may send some learns that, and nothing is kept.
  'documents.upload': ({ registrationId }) => ({
    params: { id: registrationId, uploadId: noInvite },
    query: 'fileName=passport.pdf',
  }),
  // Here and below: bytes and documents that nobody has.
  'documents.postUpload': ({ registrationId }) => ({
    params: { id: registrationId },
    body: {
      uploadId: noInvite,
      party_id: null,
      kind: 'other',
      documentNumber: null,
      issuedOn: null,
      validUntil: null,
    },
  }),
  'documents.replace': ({ registrationId }) => ({
    params: { id: registrationId, documentId: noInvite },
    body: { uploadId: noInvite },
    headers: { 'if-match': '"v1"' },
  }),
  'documents.update': ({ registrationId }) => ({
    params: { id: registrationId, documentId: noInvite },
    body: { kind: 'other', documentNumber: null, issuedOn: null, validUntil: null },
    headers: { 'if-match': '"v1"' },
  }),
  'documents.remove': ({ registrationId }) => ({
    params: { id: registrationId, documentId: noInvite },
    headers: { 'if-match': '"v1"' },
  }),
  'documents.restore': ({ registrationId }) => ({
    params: { id: registrationId, documentId: noInvite },
    headers: { 'if-match': '"v1"' },
  }),
  'documents.reveal': ({ registrationId }) => ({ params: { id: registrationId, documentId: noInvite } }),
  'documents.download': ({ registrationId }) => ({ params: { id: registrationId, documentId: noInvite } }),
  'documents.zip': ({ registrationId }) => ({ params: { id: registrationId }, query: `ids=${noInvite}` }),
  'messages.stream': () => ({ query: 'topics=counts' }),
  'messages.presence': ({ registrationId }) => ({
    params: { id: registrationId },
    body: { type: 'registration', page: 'p1', section: 'address', isHere: true },
  }),
  'messages.counts': () => ({}),
  'kyc.riskQualificationSettingGet': () => ({}),
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
  'workflows.overview': () => ({ query: 'months=6' }),
  'workflows.processes': () => ({ query: 'max=5&scope=mine&workflowType=onboarding' }),
  'workflows.signOffs': () => ({ query: 'mine=true' }),
  'workflows.signOff': () => ({ params: { id: noInvite } }),
  'workflows.decide': () => ({
    params: { id: noInvite },
    body: { decision: 'approve', payloadHash: 'nothing', comment: null },
    headers: { 'if-match': '"v1"' },
  }),
  // A message that nobody has: it changes nothing, and says so.
  'messages.bulkUpdateTenantMessage': () => ({
    body: { ids: [noInvite], messageStatus: 'Read', updatedBy: 'somebody' },
  }),
};

export const everyEndpoint = endpoints as readonly EndpointDefinition[];

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
