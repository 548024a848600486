import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import {
  clientDocumentsPath,
  putClientDocument,
  putDocument,
  sendFile,
  type ClientDocument,
} from '../../../testing/documents.ts';
import { mergeParties } from '../../../testing/merges.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { putClient } from '../../../testing/registrations.ts';
import { putSection } from '../../../testing/settings.ts';

type List = OutputOf<typeof contract.documents.clientList>;
type History = OutputOf<typeof contract.parties.history>;

onBothEngines('documents of a client', engine => {
  let platform: TestPlatform;
  let [admin, user] = ['', ''];
  let [registrationId, id] = ['', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    [admin, user] = [await platform.signIn('meridian.admin'), await platform.signIn('meridian.user')];
    [registrationId, id] = await putClient(platform);
  });

  const list = async (about = id, token = admin) =>
    (await platform.get<List>(clientDocumentsPath(about), { token })).items;
  const change = (
    method: string,
    { _id, version }: Pick<ClientDocument, '_id' | 'version'>,
    { suffix = '', body = {}, token = admin }: { suffix?: string; body?: object; token?: string } = {},
  ) =>
    platform.ask(`${clientDocumentsPath(id)}/${_id}${suffix}`, {
      method,
      token,
      body,
      headers: { 'if-match': `"v${version}"` },
    });
  const fields = { kind: 'passport', documentNumber: null, issuedOn: null, validUntil: '2031-01-01' };

  it('are those of the file and those that are the client’s in registrations, each with where it was given', async () => {
    await putClientDocument(platform, admin, id, { kind: 'idCard', validUntil: '2030-05-01' });
    await putDocument(platform, user, registrationId, { party_id: id, kind: 'passport' });
    await putDocument(platform, user, registrationId, { kind: 'other' });
    const shown = (await list()).filter(({ kind }) => kind === 'idCard' || kind === 'passport');
    expect(
      shown.map(({ kind, countsUntil, registration }) => [kind, countsUntil, registration?._id]),
    ).toEqual(
      expect.arrayContaining([
        ['idCard', '2030-05-01', undefined],
        ['passport', null, registrationId],
      ]),
    );
    expect((await list()).every(({ party_id: owner }) => owner === id)).toBe(true);
  });

  it('are read by those who may see the client, and of registrations by those who may see them', async () => {
    const [theirs, about] = await putClient(platform, { assignee: 'meridian.agent' });
    const document = await putClientDocument(platform, admin, about);
    const other = await platform.get<{ _id: string }>('/api/main/registrations', {
      method: 'POST',
      token: admin,
      body: { type: 'INDIVIDUAL', channel: 'Professional', parties: [{ _id: about, linked: about }] },
    });
    await putDocument(platform, admin, other._id, { party_id: about });
    await putDocument(platform, admin, theirs, { party_id: about });
    const agent = await platform.signIn('meridian.agent');
    const sources = (await list(about, agent)).map(({ registration }) => registration?._id);
    expect(sources).toContain(theirs);
    expect(sources).not.toContain(other._id);
    const content = `${clientDocumentsPath(about)}/${document._id}/content`;
    expect((await platform.ask(content, { token: agent })).status).toBe(200);
    expect((await platform.ask(clientDocumentsPath(id), { token: agent })).status).toBe(404);
    // An Agent changes no file.
    const preUpload = `${clientDocumentsPath(about)}/preUpload?fileName=a.pdf&mimeType=application/pdf`;
    expect((await platform.ask(preUpload, { token: agent })).status).toBe(403);
    // What lies in another file is none of this one.
    expect(
      (await platform.ask(`${clientDocumentsPath(id)}/${document._id}/content`, { token: admin })).status,
    ).toBe(404);
  });

  it('get newer files, other dates, and are taken out and put back', async () => {
    const document = await putClientDocument(platform, admin, id, { kind: 'passport' });
    const uploadId = await sendFile(platform, admin, id, { path: clientDocumentsPath(id) });
    expect((await change('POST', document, { suffix: '/versions', body: { uploadId } })).status).toBe(200);
    expect((await change('PUT', document, { body: fields })).status).toBe(412);
    const changed = await change('PUT', { ...document, version: 2 }, { body: fields });
    expect((await changed.json()) as ClientDocument).toMatchObject({ validUntil: '2031-01-01', version: 3 });
    expect((await change('DELETE', { ...document, version: 3 })).status).toBe(200);
    expect((await list()).map(({ _id }) => _id)).not.toContain(document._id);
    expect((await change('POST', { ...document, version: 4 }, { suffix: '/restore' })).status).toBe(200);
    const back = (await list()).find(({ _id }) => _id === document._id);
    expect(back?.versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('are changed by one of two at once', async () => {
    const document = await putClientDocument(platform, admin, id, { kind: 'passport' });
    const both = [
      change('PUT', document, { body: fields }),
      change('PUT', document, { body: fields, token: user }),
    ];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412]);
  });

  it('have a kind that such a client can have, and end after they begin', async () => {
    const uploadId = await sendFile(platform, admin, id, { path: clientDocumentsPath(id) });
    const add = (body: object) =>
      platform.ask(`${clientDocumentsPath(id)}/postUpload`, {
        method: 'POST',
        token: admin,
        body: { uploadId, ...fields, ...body },
      });
    const refused = await add({ kind: 'chamberOfCommerceExtract' });
    expect((await errorOf(refused)).fields).toEqual([{ path: 'kind', code: 'oneOf' }]);
    const reversed = await add({ issuedOn: '2032-01-01' });
    expect((await errorOf(reversed)).fields).toEqual([{ path: 'validUntil', code: 'date' }]);
  });

  it('stand in the history, with what was and what is', async () => {
    const document = await putClientDocument(platform, admin, id, { kind: 'passport' });
    await change('PUT', document, { body: fields });
    const { items } = await platform.get<History>(`/api/main/parties/${id}/history?max=2`, { token: admin });
    expect(items.map(({ action, detail }) => [action, detail['kind']])).toEqual([
      ['party.documentChanged', 'passport'],
      ['party.documentAdded', 'passport'],
    ]);
    expect(items[0]?.changes).toMatchObject([
      { path: `documents.${document._id}.validUntil`, old: null, new: '2031-01-01' },
    ]);
  });

  it('go with a client who turns out to be another one, whose file takes no more', async () => {
    const [, first] = await putClient(platform);
    const [, second] = await putClient(platform);
    const document = await putClientDocument(platform, admin, first, { documentNumber: 'NP1234567' });
    await mergeParties(platform, { a: second, b: first });
    const moved = (await list(second)).find(({ _id }) => _id === document._id);
    expect(moved).toMatchObject({ documentNumber: document.documentNumber, registration: null });
    expect((await list(first)).map(({ _id }) => _id)).not.toContain(document._id);
    const content = `${clientDocumentsPath(second)}/${document._id}/content`;
    expect((await platform.ask(content, { token: admin })).status).toBe(200);
    const preUpload = `${clientDocumentsPath(first)}/preUpload?fileName=a.pdf&mimeType=application/pdf`;
    expect((await errorOf(await platform.ask(preUpload, { token: admin }))).type).toBe('PartyMerged');
  });

  it('are kept from whom the client is kept from', async () => {
    const [, about] = await putClient(platform);
    const document = await putClientDocument(platform, admin, about, { documentNumber: 'NP1234567' });
    const one = `${clientDocumentsPath(about)}/${document._id}`;
    const reads = [
      () => platform.ask(clientDocumentsPath(about), { token: user }),
      () => platform.ask(`${one}/content`, { token: user }),
      () => platform.ask(`${one}/reveal`, { method: 'POST', token: user }),
    ];
    const statuses = () => Promise.all(reads.map(async read => (await read()).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    const { _id: reader } = await platform.get<{ _id: string }>('/api/access/users/me', { token: admin });
    await putSection(platform.database, 'meridian', 'restrictedClients', before => ({
      ...before,
      STAFF: { users: [reader], groups: [] },
    }));
    platform.clock.turn(1);
    const { version } = await platform.get<{ version: number }>(`/api/main/parties/${about}`, {
      token: admin,
    });
    const restricted = await platform.ask(`/api/main/parties/${about}/restriction`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { kind: 'STAFF', reason: 'Works with us' },
    });
    expect(restricted.status).toBe(200);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await list(about)).map(({ _id }) => _id)).toContain(document._id);
  });
});
