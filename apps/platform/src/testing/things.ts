import { randomUUID } from 'node:crypto';
import type { contract, OutputOf } from '@dossier/api/contract';
import { messageStatus } from '@dossier/validators/vocabularies';
import { insertMessages } from '../areas/messages/service.ts';
import { insertShares } from '../areas/parties/service.ts';
import { acceptanceRequest, withParties } from '../areas/registrations/service.ts';
import { usernameKey } from '../areas/access/usernames.ts';
import { registrationBatches } from '../areas/registrations/batches/actions.ts';
import { taskBatches } from '../areas/workflows/batches/actions.ts';
import { exportJobs } from '../areas/exports/many/store.ts';
import { runNextJob } from '../shared/jobs/jobs.ts';
import { requestSignOff } from '../shared/sign-off/sign-off.ts';
import { clientDocumentsPath, documentsPath, putClientDocument, putDocument, sendFile } from './documents.ts';
import { customField, kindsOfId, type ExampleIds, type KindOfId } from './examples.ts';
import type { TestPlatform } from './platform.ts';
import { mergeParties } from './merges.ts';
import { makeAccessToken } from './access-tokens.ts';
import { compareRegister } from './register.ts';
import { makeWebhook } from './webhooks.ts';
import { completePerson, putRegistration } from './registrations.ts';
import { doingOn } from './work.ts';

/** Whose things are made. */
export interface Owner {
  readonly tenant: string;
  /** Someone of the tenant's staff, or `system.admin` in the tenant. */
  readonly username: string;
  /** Signed in as them, in that tenant. */
  readonly token: string;
}

interface Named {
  readonly _id: string;
}

const ofRegistration: readonly KindOfId[] = [
  'registrationId',
  'partyId',
  'documentId',
  'removedId',
  'uploadId',
  'resentId',
  'commentId',
  'clientCommentId',
  'clientDocumentId',
  'clientRemovedId',
  'clientUploadId',
  'clientResentId',
  'comparisonId',
  'discrepancyId',
];

const ofAdmins: readonly KindOfId[] = [
  'comparisonId',
  'discrepancyId',
  'inviteId',
  'customFieldId',
  'tokenId',
  'webhookId',
  'deliveryId',
  'doneId',
  'madeExportId',
  'failedExportId',
  'exportId',
];
const ofClientFile: readonly KindOfId[] = [
  'clientDocumentId',
  'clientRemovedId',
  'clientUploadId',
  'clientResentId',
];

/**
 * Makes one real thing of each kind that is asked for, as its owner would and through the platform's own doors; of
 * kinds that are not asked for the ones given stand.
 */
export async function makeThings(
  platform: TestPlatform,
  owner: Owner,
  kinds: ReadonlySet<KindOfId> = new Set(kindsOfId),
  ids: Partial<ExampleIds> = {},
): Promise<ExampleIds> {
  const { tenant, token } = owner;
  const made: Partial<Record<keyof ExampleIds, string>> = { ...ids, tenantId: tenant };
  if (ofRegistration.some(kind => kinds.has(kind)))
    Object.assign(made, await makeRegistration(platform, owner, kinds));
  if (kinds.has('partyId')) {
    const { hash } = await platform.get<{ hash: string }>(`/api/main/parties/${made.partyId}/owners`, {
      token,
    });
    made.ownersHash = hash;
  }
  if (kinds.has('twinId')) made.twinId = await makePerson(platform, tenant);
  if (kinds.has('twinId')) {
    const path = `/api/custodians/merge/bkyc/${made.partyId}/${made.twinId}`;
    made.mergePreview = (await platform.get<{ preview: string }>(path, { token })).preview;
  }
  if (kinds.has('mergeId')) made.mergeId = await makeMerge(platform, tenant);
  if (kinds.has('clientGroupId')) Object.assign(made, await makeClientGroup(platform, tenant));
  if (kinds.has('viewId')) {
    const body = { name: randomUUID(), isShared: true, query: {}, columns: '' };
    made.viewId = (
      await platform.get<Named>('/api/main/registrations/views', { method: 'POST', token, body })
    )._id;
  }
  if (kinds.has('sessionId')) made.sessionId = await otherSession(platform, owner);
  if (kinds.has('userId')) made.userId = await makeUser(platform, tenant);
  if (kinds.has('groupId')) made.groupId = await makeGroup(platform, tenant);
  if (kinds.has('messageId')) made.messageId = await makeMessage(platform, owner);
  if (kinds.has('signOffId')) Object.assign(made, await makeSignOff(platform, owner));
  if (kinds.has('processId')) made.processId = await makeProcess(platform, tenant);
  if (ofAdmins.some(kind => kinds.has(kind)))
    Object.assign(made, await makeAdminThings(platform, owner, kinds, made));
  for (const kind of ['batchId', 'failedBatchId', 'openBatchId'] as const)
    if (kinds.has(kind)) made[kind] = await makeBatch(platform, owner, bulkRegistrations, kind);
  for (const [kind, like] of [
    ['taskBatchId', 'batchId'],
    ['failedTaskBatchId', 'failedBatchId'],
    ['openTaskBatchId', 'openBatchId'],
  ] as const)
    if (kinds.has(kind)) made[kind] = await makeBatch(platform, owner, bulkTasks, like);
  return made as ExampleIds;
}

/** What only Admins make: of everyone else's it is the Admin's. */
async function makeAdminThings(
  platform: TestPlatform,
  { tenant, username, token }: Owner,
  kinds: ReadonlySet<KindOfId>,
  { partyId = '', registrationId = '' }: Partial<ExampleIds>,
): Promise<Partial<ExampleIds>> {
  const made: Partial<Record<keyof ExampleIds, string>> = {};
  const admin = username.endsWith('.admin') ? token : await platform.signIn(`${tenant}.admin`);
  if (kinds.has('comparisonId')) Object.assign(made, await makeDiscrepancy(platform, admin, partyId));
  if (kinds.has('inviteId')) {
    const body = { email: `${randomUUID()}@post.example`, phone: null, role: 'ROLE_TENANT_USER' };
    made.inviteId = (
      await platform.get<Named>('/api/access/invites', { method: 'POST', token: admin, body })
    )._id;
  }
  if (kinds.has('customFieldId')) {
    const request = { method: 'POST', token: admin, body: customField() };
    made.customFieldId = (await platform.get<Named>('/api/main/custom-fields', request))._id;
  }
  if (kinds.has('tokenId')) made.tokenId = (await makeAccessToken(platform, admin)).token._id;
  if (kinds.has('webhookId') || kinds.has('deliveryId'))
    Object.assign(made, await makeWebhook(platform, admin));
  if (kinds.has('doneId')) Object.assign(made, await makeDone(platform, { tenant, token: admin }));
  for (const kind of ['madeExportId', 'failedExportId', 'exportId'] as const)
    if (kinds.has(kind))
      made[kind] = await makeExport(platform, { tenant, token: admin }, kind, registrationId);
  return made;
}

async function makeRegistration(
  platform: TestPlatform,
  owner: Owner,
  kinds: ReadonlySet<KindOfId>,
): Promise<Partial<ExampleIds>> {
  const { tenant, token } = owner;
  const partyId = randomUUID();
  const person = { ...completePerson(), _id: partyId };
  // An Agent sees what is theirs.
  const id = await putRegistration(platform, { tenant, assignee: `${tenant}.agent`, parties: [person] });
  const otherPartyId = randomUUID();
  const made: Partial<Record<KindOfId, string>> = { registrationId: id, partyId, otherPartyId };
  if (kinds.has('otherPartyId') || kinds.has('connectionId'))
    await putRegistration(platform, {
      tenant,
      assignee: `${tenant}.agent`,
      parties: [{ ...completePerson(), _id: otherPartyId }],
    });
  if (kinds.has('connectionId'))
    made.connectionId = await makeConnection(platform, tenant, partyId, otherPartyId);
  const document = () => putDocument(platform, token, id, { documentNumber: 'NP1234567' });
  if (kinds.has('documentId')) made.documentId = (await document())._id;
  for (const kind of ['uploadId', 'resentId'] as const)
    if (kinds.has(kind)) made[kind] = await sendFile(platform, token, id);
  if (kinds.has('removedId')) {
    const { _id, version } = await document();
    const headers = { 'if-match': `"v${version}"` };
    await platform.get(`${documentsPath(id)}/${_id}`, { method: 'DELETE', token, headers });
    made.removedId = _id;
  }
  Object.assign(made, await makeClientDocuments(platform, owner, partyId, kinds));
  const comment = async (path: string) => {
    const body = { text: 'Something to remember', mentions: [] };
    return (await platform.get<Named>(`/api/main/${path}/comments`, { method: 'POST', token, body }))._id;
  };
  if (kinds.has('commentId')) made.commentId = await comment(`registrations/${id}`);
  if (kinds.has('clientCommentId')) made.clientCommentId = await comment(`parties/${partyId}`);
  return made;
}

/** Someone in the register of beneficial owners who is none. */
async function makeDiscrepancy(
  platform: TestPlatform,
  token: string,
  partyId: string,
): Promise<Pick<ExampleIds, 'comparisonId' | 'discrepancyId'>> {
  const { _id: comparisonId, discrepancies } = await compareRegister(platform, token, partyId, [
    { name: 'Willem Oud' },
  ]);
  return { comparisonId, discrepancyId: discrepancies[0]?._id ?? '' };
}

/** Someone in a registration that everyone of the firm may see. @returns their id. */
async function makePerson(platform: TestPlatform, tenant: string): Promise<string> {
  const party = { ...completePerson(), _id: randomUUID() };
  await putRegistration(platform, { tenant, assignee: `${tenant}.agent`, parties: [party] });
  return party._id;
}

/** Two parties that a user asked to merge, and an Admin did. @returns the id of the merge. */
async function makeMerge(platform: TestPlatform, tenant: string): Promise<string> {
  const [a, b] = [await makePerson(platform, tenant), await makePerson(platform, tenant)];
  return mergeParties(platform, { tenant, a, b });
}

/** A group of three persons that everyone of the firm may see. @returns its id, and that of one of its memberships. */
async function makeClientGroup(
  platform: TestPlatform,
  tenant: string,
): Promise<Partial<Record<KindOfId, string>>> {
  const token = await platform.signIn(`${tenant}.admin`);
  const members = [
    await makePerson(platform, tenant),
    await makePerson(platform, tenant),
    await makePerson(platform, tenant),
  ];
  const body = { name: 'Familie De Groot', members };
  const path = '/api/main/parties';
  const { _id } = await platform.get<Named>(`${path}/groups`, { method: 'POST', token, body });
  const { items } = await platform.get<{ items: readonly Named[] }>(`${path}/${_id}/memberships`, { token });
  return { clientGroupId: _id, membershipId: items[0]?._id };
}

/** Documents of the file of a client, and bytes that may become one. */
async function makeClientDocuments(
  platform: TestPlatform,
  { tenant, username, token }: Owner,
  partyId: string,
  kinds: ReadonlySet<KindOfId>,
): Promise<Partial<Record<KindOfId, string>>> {
  const made: Partial<Record<KindOfId, string>> = {};
  if (!ofClientFile.some(kind => kinds.has(kind))) return made;
  const path = clientDocumentsPath(partyId);
  // Bytes are spoken for by those who sent them; documents may be anyone's who may change the file.
  const writer = await platform.signIn(`${tenant}.admin`);
  // An Agent changes no file.
  const sender = username.endsWith('.agent') ? writer : token;
  const document = () => putClientDocument(platform, writer, partyId, { documentNumber: 'NP1234567' });
  if (kinds.has('clientDocumentId')) made.clientDocumentId = (await document())._id;
  for (const kind of ['clientUploadId', 'clientResentId'] as const)
    if (kinds.has(kind)) made[kind] = await sendFile(platform, sender, partyId, { path });
  if (kinds.has('clientRemovedId')) {
    const { _id, version } = await document();
    const headers = { 'if-match': `"v${version}"` };
    await platform.get(`${path}/${_id}`, { method: 'DELETE', token: writer, headers });
    made.clientRemovedId = _id;
  }
  return made;
}

/** A connection between two parties. @returns its id. */
const makeConnection = (platform: TestPlatform, tenant: string, from: string, to: string): Promise<string> =>
  doingOn(platform.database, platform.services.keys)(tenant, async work => {
    await insertShares(work, [{ from, to, share: '30' }], 'test');
    const { id } = await work.tx
      .selectFrom('connections')
      .select('id')
      .where('from_party', '=', from)
      .executeTakeFirstOrThrow();
    return id;
  });

/** A review of a party that everyone of the firm may see. @returns its id. */
async function makeProcess(platform: TestPlatform, tenant: string): Promise<string> {
  const entityId = await makePerson(platform, tenant);
  const body = { workflowId: 'reviewInitial', entityType: 'party', entityId };
  const token = await platform.signIn(`${tenant}.admin`);
  const path = '/api/workflows/processes';
  return (await platform.get<{ processId: string }>(path, { method: 'POST', token, body })).processId;
}

/** A second session of the same user. */
async function otherSession(platform: TestPlatform, { tenant, username, token }: Owner): Promise<string> {
  const read = async () =>
    (
      await platform.get<OutputOf<typeof contract.access.sessions>>('/api/access/users/me/sessions', {
        token,
      })
    ).items;
  const before = new Set((await read()).map(({ _id }) => _id));
  const other = await platform.signIn(username);
  if (username === 'system.admin')
    await platform.ask('/api/access/users?chooseTenant', {
      method: 'POST',
      token: other,
      body: { tenantId: tenant },
    });
  const added = (await read()).find(({ _id }) => !before.has(_id));
  if (!added) throw new Error(`No other session of ${username}.`);
  return added._id;
}

/** A colleague whom everyone may be given or take work from. */
async function makeUser(platform: TestPlatform, tenant: string): Promise<string> {
  const id = randomUUID();
  const at = platform.clock.now();
  await platform.database.tenant(tenant, tx =>
    tx
      .insertInto('users')
      .values({
        id,
        tenant_id: tenant,
        username: id,
        username_key: usernameKey(id),
        email: `${id}@post.example`,
        first_name: 'Some',
        last_name: 'Body',
        role: 'ROLE_TENANT_USER',
        enabled: true,
        confirmed: true,
        locale: 'en-US',
        phone: null,
        created_at: at,
        updated_at: at,
      })
      .execute(),
  );
  return id;
}

async function makeGroup(platform: TestPlatform, tenant: string): Promise<string> {
  const id = randomUUID();
  const at = platform.clock.now();
  const group = { id, tenant_id: tenant, name: id, kind: 'staff' as const, permissions: [] };
  await platform.database.tenant(tenant, tx =>
    tx
      .insertInto('groups')
      .values({ ...group, created_at: at, updated_at: at })
      .execute(),
  );
  return id;
}

async function makeMessage(platform: TestPlatform, { tenant, username }: Owner): Promise<string> {
  const id = randomUUID();
  await doingOn(platform.database, platform.services.keys)(tenant, async work => {
    // Who is not of the tenant has no messages in it.
    const reader = username.startsWith(`${tenant}.`) ? username : `${tenant}.admin`;
    await insertMessages(work, [
      {
        id,
        userId: await userNamed(work.tx, reader),
        messageType: 'taskAssigned',
        messageStatus: messageStatus.code('Unread'),
        registrationId: null,
        actorId: null,
        createdAt: work.now,
        closedAt: work.now,
      },
    ]);
  });
  return id;
}

/** Someone else asks for a client to be accepted. */
/** A registration that can be migrated, of someone who is no client yet; and what migrating it would do. */
async function makeDone(
  platform: TestPlatform,
  { tenant, token }: Pick<Owner, 'tenant' | 'token'>,
): Promise<Pick<ExampleIds, 'doneId' | 'migrationPreview'>> {
  const fields = { lastName: randomUUID(), taxResidencies: [{ country: 'NL', reason: 'B' }] };
  const doneId = await putRegistration(platform, {
    tenant,
    status: 'DONE',
    assignee: `${tenant}.agent`,
    parties: [{ ...completePerson(fields), _id: randomUUID() }],
  });
  const path = `/api/main/registrations/${doneId}/migration`;
  const { preview: migrationPreview } = await platform.get<{ preview: string }>(path, { token });
  return { doneId, migrationPreview };
}

async function makeSignOff(
  platform: TestPlatform,
  { tenant, username }: Owner,
): Promise<Pick<ExampleIds, 'signOffId' | 'signOffHash'>> {
  const registrationId = await putRegistration(platform, {
    tenant,
    status: 'COMPLETE',
    assignee: `${tenant}.agent`,
    parties: [{ ...completePerson(), _id: randomUUID() }],
  });
  return doingOn(platform.database, platform.services.keys)(tenant, async work => {
    const asker = username === `${tenant}.user` ? `${tenant}.admin` : `${tenant}.user`;
    const actor = { id: await userNamed(work.tx, asker), sessionId: null, ip: null };
    const row = await work.tx
      .selectFrom('registrations')
      .selectAll()
      .where('id', '=', registrationId)
      .executeTakeFirstOrThrow();
    const record = await withParties(work, row);
    const request = acceptanceRequest(record, { policy: 'twoPersons', comment: null, editors: [] });
    const signOffId = await requestSignOff({ ...work, actor }, request);
    const { payload_hash } = await work.tx
      .selectFrom('sign_offs')
      .select('payload_hash')
      .where('id', '=', signOffId)
      .executeTakeFirstOrThrow();
    return { signOffId, signOffHash: Buffer.from(payload_hash).toString('base64url') };
  });
}

/** An export that waits, one with its file, or one of which a registration failed. */
async function makeExport(
  platform: TestPlatform,
  { tenant, token }: Pick<Owner, 'tenant' | 'token'>,
  kind: 'exportId' | 'madeExportId' | 'failedExportId',
  registrationId: string,
): Promise<string> {
  const { database, clock, jobs } = platform;
  // No one may have many open.
  await database.tenant(tenant, tx =>
    tx
      .updateTable('exports')
      .set({ state: 'cancelled' })
      .where('state', 'in', ['waiting', 'running'])
      .execute(),
  );
  const { _id } = await platform.get<Named>('/api/templates/exports', {
    method: 'POST',
    token,
    body: { format: 'csv', reason: 'reporting', ids: [registrationId] },
  });
  if (kind === 'exportId') return _id;
  const handler = jobs[exportJobs.run]!;
  while (await runNextJob(database, { [exportJobs.run]: handler }, () => clock.now()));
  if (kind === 'failedExportId')
    await database.tenant(tenant, async tx => {
      await tx.updateTable('exports').set({ state: 'failed', failed: 1 }).where('id', '=', _id).execute();
      await tx
        .updateTable('export_items')
        .set({ state: 'failed', error: 'NotFound' })
        .where('export_id', '=', _id)
        .execute();
    });
  return _id;
}

/** Where bulk work of an area is started, the job that does it, and a row of it, made of a registration. */
interface Bulk {
  readonly path: string;
  readonly job: string;
  readonly rowOf: (platform: TestPlatform, tenant: string, registrationId: string) => Promise<string>;
}

const bulkRegistrations: Bulk = {
  path: '/api/main/batches',
  job: registrationBatches.jobs.run,
  rowOf: (_platform, _tenant, id) => Promise.resolve(id),
};
const bulkTasks: Bulk = {
  path: '/api/workflows/batches',
  job: taskBatches.jobs.run,
  rowOf: async ({ database }, tenant, id) => {
    const process = await database.read(tenant, tx =>
      tx.selectFrom('processes').select('id').where('entity_id', '=', id).executeTakeFirstOrThrow(),
    );
    return process.id;
  },
};

/** Bulk work that is done and can be undone, one of which a row failed, or one that waits. */
async function makeBatch(
  platform: TestPlatform,
  { tenant, token }: Owner,
  { path, job, rowOf }: Bulk,
  kind: 'batchId' | 'failedBatchId' | 'openBatchId',
): Promise<string> {
  const { database, clock, jobs } = platform;
  // No one may have many open.
  await database.tenant(tenant, tx =>
    tx
      .updateTable('batches')
      .set({ state: 'cancelled' })
      .where('state', 'in', ['waiting', 'running'])
      .execute(),
  );
  const registrationId = await putRegistration(platform, { tenant, assignee: `${tenant}.agent` });
  const id = await rowOf(platform, tenant, registrationId);
  const { _id } = await platform.get<Named>(path, {
    method: 'POST',
    token,
    body: {
      action: { kind: 'assign', assigneeId: null },
      rows: [{ id, version: kind === 'failedBatchId' ? 2 : 1 }],
    },
  });
  if (kind === 'openBatchId') return _id;
  const handler = jobs[job]!;
  while (await runNextJob(database, { [job]: handler }, () => clock.now()));
  return _id;
}

async function userNamed(
  tx: Parameters<Parameters<TestPlatform['database']['tenant']>[1]>[0],
  username: string,
) {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}
