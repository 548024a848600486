import type { contract, OutputOf } from '@dossier/api/contract';
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPdf, aPicture } from '../../seed/pdf.ts';
import { onBothEngines } from '../../testing/database.ts';
import { documentsPath, putBytes, putDocument, sendFile, type Document } from '../../testing/documents.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { partyIdsOf, putRegistration, statusDoor } from '../../testing/registrations.ts';
import { doingOn, testNow } from '../../testing/work.ts';
import { forgetUploads } from './service.ts';

type History = OutputOf<typeof contract.registrations.history>;
const nothingSaid = { party_id: null, documentNumber: null, issuedOn: null, validUntil: null };

onBothEngines('documents of a registration', engine => {
  let platform: TestPlatform;
  const tokens = {} as Record<'admin' | 'user' | 'agent' | 'other', string>;
  let id: string;
  let company: string;
  let person: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    for (const name of ['admin', 'user', 'agent'] as const)
      tokens[name] = await platform.signIn(`meridian.${name}`);
    tokens.other = await platform.signIn('noordhaven.admin');
    id = await putRegistration(platform, {
      type: 'BUSINESS',
      assignee: 'meridian.agent',
      hasDocuments: false,
    });
    [company = '', person = ''] = await partyIdsOf(platform, id);
  });

  const list = async (of = id, token = tokens.user) =>
    (await platform.get<{ items: Document[] }>(documentsPath(of), { token })).items;
  const history = (of = id) =>
    platform.get<History>(`/api/main/registrations/${of}/history?max=100`, { token: tokens.user });
  const change = (document: Document, method: string, path = '', body?: object, token = tokens.user) =>
    platform.ask(`${documentsPath(id)}/${document._id}${path}`, {
      method,
      token,
      ...(body && { body }),
      headers: { 'if-match': `"v${document.version}"` },
    });
  const changed = async (response: Response | Promise<Response>) => {
    const answer = await response;
    expect(answer.status).toBe(200);
    return (await answer.json()) as Document;
  };
  const content = async (document: Document, query = '') => {
    const response = await platform.ask(`${documentsPath(id)}/${document._id}/content${query}`, {
      token: tokens.agent,
    });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  describe('come in', () => {
    it('by three steps, and are told with what was said of them', async () => {
      const document = await putDocument(platform, tokens.agent, id, {
        party_id: person,
        kind: 'passport',
        documentNumber: 'NX4R7BC12',
        issuedOn: '2020-03-02',
        validUntil: '2030-03-02',
        name: ' Paspoort Müller (kleur).pdf ',
      });
      expect(document).toMatchObject({
        version: 1,
        party_id: person,
        kind: 'passport',
        documentNumber: '******C12',
        countsUntil: '2030-03-02',
        versions: [{ number: 1, name: 'Paspoort Müller (kleur).pdf', mediaType: 'application/pdf' }],
      });
      expect(await list()).toEqual([document]);
      const { items } = await history();
      expect(items[0]).toMatchObject({
        action: 'registration.documentAdded',
        detail: { document: document._id, kind: 'passport', party: person },
      });
      expect(JSON.stringify(items)).not.toContain('NX4R7BC12');
    });

    it('and count as long as what they are allows: an extract for 90 days', async () => {
      const extract = await putDocument(platform, tokens.user, id, {
        party_id: company,
        kind: 'chamberOfCommerceExtract',
        issuedOn: '2026-10-01',
      });
      expect(extract.countsUntil).toBe('2026-12-30');
    });

    it.each([
      ['a|b.pdf', 'application/pdf', { path: 'fileName', code: 'fileName' }],
      ['../../etc/passwd.pdf', 'application/pdf', { path: 'fileName', code: 'fileName' }],
      ['fdp\u202eexe.pdf', 'application/pdf', { path: 'fileName', code: 'fileName' }],
      ['virus.pdf.exe', 'application/pdf', { path: 'fileName', code: 'fileType' }],
      // On the map of the specification, and not what a tenant lets its staff send while it has said nothing.
      ['page.html', 'text/html', { path: 'fileName', code: 'fileType' }],
      ['passport.pdf', 'image/png', { path: 'mimeType', code: 'fileType' }],
    ])('not as %s of %s', async (name, type, field) => {
      const response = await platform.ask(
        `${documentsPath(id)}/preUpload?fileName=${encodeURIComponent(name)}&mimeType=${type}`,
        { token: tokens.user },
      );
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toEqual([field]);
    });

    const upload = '33333333-3333-4333-8333-333333333333';
    it.each([
      ['what is something else than its name says', aPicture(), 'fileType'],
      ['nothing', new Uint8Array(), 'fileTooSmall'],
    ])('not as %s', async (_, bytes, code) => {
      const response = await putBytes(platform, tokens.user, id, upload, { name: 'passport.pdf', bytes });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toEqual([{ path: 'content', code }]);
    });

    it('up to 15 MB exactly, and not with a byte more', async () => {
      const limit = 15 * 1024 * 1024;
      const fits = new Uint8Array(limit);
      fits.set(aPdf([['Long']]));
      const name = 'long.pdf';
      expect((await putBytes(platform, tokens.user, id, upload, { name, bytes: fits })).status).toBe(200);
      const more = new Uint8Array(limit + 1);
      more.set(fits);
      for (const headers of [undefined, { 'content-length': String(more.length) }]) {
        const sent = { name, bytes: more, ...(headers && { headers }) };
        const response = await putBytes(platform, tokens.user, id, upload, sent);
        expect(response.status).toBe(413);
        expect(await errorOf(response)).toMatchObject({
          message: 'The selected file is too large (15Mb)',
          fields: [{ path: 'content', code: 'fileSize' }],
        });
      }
    });

    it('once more after an answer that was lost; what someone else sent is no one’s but theirs', async () => {
      const uploadId = await sendFile(platform, tokens.user, id);
      const again = { name: 'passport.pdf', bytes: aPdf([['Passport']]) };
      expect((await putBytes(platform, tokens.user, id, uploadId, again)).status).toBe(200);
      const body = {
        uploadId,
        party_id: null,
        kind: 'other',
        documentNumber: null,
        issuedOn: null,
        validUntil: null,
      };
      const post = (token: string) =>
        platform.ask(`${documentsPath(id)}/postUpload`, { method: 'POST', token, body });
      expect((await post(tokens.admin)).status).toBe(404);
      expect((await post(tokens.user)).status).toBe(200);
      // Other bytes are another file: they come under an id of their own.
      const other = { name: 'passport.pdf', bytes: aPdf([['Other']]) };
      const newUploadId = await sendFile(platform, tokens.user, id);
      expect((await putBytes(platform, tokens.user, id, newUploadId, other)).status).toBe(404);
      // Bytes are one document, not two.
      expect((await post(tokens.user)).status).toBe(404);
    });

    it('under any id with the same answer, no matter who has used it for what', async () => {
      const file = { name: 'passport.pdf', bytes: aPdf([['Passport']]) };
      const elsewhere = await putRegistration(platform, { tenant: 'noordhaven' });
      const used = await sendFile(platform, tokens.user, id);
      await platform.get(`${documentsPath(id)}/postUpload`, {
        method: 'POST',
        token: tokens.user,
        body: { ...nothingSaid, uploadId: used, kind: 'other' },
      });
      const [unknown, foreign, colleagues] = [
        randomUUID(),
        await sendFile(platform, tokens.other, elsewhere),
        await sendFile(platform, tokens.agent, id),
      ];
      const answers = [];
      for (const uploadId of [unknown, foreign, colleagues, used]) {
        const response = await putBytes(platform, tokens.user, id, uploadId, file);
        const changeOf = (await response.json()) as { uploadId: string };
        answers.push([response.status, { ...changeOf, uploadId: changeOf.uploadId === uploadId }]);
      }
      expect(answers).toEqual(answers.map(() => [200, { uploadId: true, size: file.bytes.length }]));
    });

    it('once, however often the same bytes come at once', async () => {
      const uploadId = randomUUID();
      const sent = await Promise.all(
        Array.from({ length: 4 }, () =>
          putBytes(platform, tokens.user, id, uploadId, { name: 'twin.pdf', bytes: aPdf([['Twin']]) }),
        ),
      );
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const rows = await platform.database.read('meridian', tx =>
        tx.selectFrom('uploads').select('file_id').where('id', '=', uploadId).execute(),
      );
      expect(rows).toHaveLength(1);
    });

    it('whole: a digest that does not fit is refused', async () => {
      const response = await putBytes(platform, tokens.user, id, '33333333-3333-4333-8333-333333333334', {
        name: 'passport.pdf',
        bytes: aPdf([['Passport']]),
        headers: { 'content-digest': 'sha-256=:AAAA:' },
      });
      expect((await errorOf(response)).fields).toEqual([{ path: 'content', code: 'invalid' }]);
    });

    it('only as something that their party can have', async () => {
      const uploadId = await sendFile(platform, tokens.user, id);
      const post = async (fields: object) =>
        errorOf(
          await platform.ask(`${documentsPath(id)}/postUpload`, {
            method: 'POST',
            token: tokens.user,
            body: {
              uploadId,
              party_id: null,
              documentNumber: null,
              issuedOn: null,
              validUntil: null,
              ...fields,
            },
          }),
        );
      expect((await post({ kind: 'passport' })).fields).toEqual([{ path: 'kind', code: 'oneOf' }]);
      expect((await post({ kind: 'articles', party_id: person })).fields).toEqual([
        { path: 'kind', code: 'oneOf' },
      ]);
      expect((await post({ kind: 'other', party_id: id })).fields).toEqual([
        { path: 'party_id', code: 'oneOf' },
      ]);
      expect(
        (await post({ kind: 'other', issuedOn: '2026-02-01', validUntil: '2026-01-01' })).fields,
      ).toEqual([{ path: 'validUntil', code: 'date' }]);
    });

    it('and what nothing names is forgotten after a day', async () => {
      const uploadId = await sendFile(platform, tokens.user, id);
      const doing = doingOn(platform.database, platform.services.keys);
      const count = async () =>
        doing('meridian', ({ tx }) =>
          tx
            .selectFrom('uploads')
            .innerJoin('files', 'files.id', 'uploads.file_id')
            .select('files.id')
            .where('uploads.id', '=', uploadId)
            .execute(),
        );
      await doing('meridian', forgetUploads);
      expect(await count()).toHaveLength(1);
      await doing('meridian', forgetUploads, new Date(testNow.getTime() + 25 * 3_600_000));
      expect(await count()).toHaveLength(0);
    });
  });

  describe('change', () => {
    let document: Document;
    beforeAll(async () => {
      document = await putDocument(platform, tokens.user, id, {
        party_id: person,
        kind: 'idCard',
        documentNumber: 'IW12345678',
      });
    });
    const fields = { issuedOn: null, validUntil: '2027-01-31' };

    it('field by field; a masked number stands for what is stored', async () => {
      const body = { kind: 'passport', documentNumber: document.documentNumber, ...fields };
      document = await changed(change(document, 'PUT', '', body));
      expect(document).toMatchObject({ version: 2, kind: 'passport', countsUntil: '2027-01-31' });
      const changeOf = await changed(change(document, 'POST', '/reveal'));
      expect(changeOf).toEqual({ value: 'IW12345678' });
      const path = `${documentsPath(id)}/${document._id}/reveal`;
      const headers = { 'idempotency-key': 'reveal-once' };
      for (const _ of [1, 2])
        expect((await platform.ask(path, { method: 'POST', token: tokens.user, headers })).status).toBe(200);
      const rows = await platform.database.read('meridian', tx =>
        tx.selectFrom('idempotency').select('key').where('key', '=', 'reveal-once').execute(),
      );
      expect(rows).toEqual([]);
      const { items } = await history();
      expect(items[0]).toMatchObject({ action: 'registration.documentNumberRevealed' });
      expect(items[3]).toMatchObject({
        action: 'registration.documentChanged',
        changes: [
          { path: 'document.kind', old: 'idCard', new: 'passport' },
          { path: 'document.validUntil', old: null, new: '2027-01-31' },
        ],
      });
    });

    it('only from the version that there is', async () => {
      const body = { kind: 'passport', documentNumber: null, ...fields };
      expect((await change({ ...document, version: 1 }, 'PUT', '', body)).status).toBe(412);
      const without = await platform.ask(`${documentsPath(id)}/${document._id}`, {
        method: 'PUT',
        token: tokens.user,
        body,
      });
      expect(without.status).toBe(428);
    });

    it('get a newer file, and keep the older one', async () => {
      const bytes = aPdf([['Passport, in colour']]);
      const uploadId = await sendFile(platform, tokens.user, id, { name: 'colour.pdf', bytes });
      document = await changed(change(document, 'POST', '/versions', { uploadId }));
      expect(document.versions.map(({ number, name }) => [number, name])).toEqual([
        [2, 'colour.pdf'],
        [1, 'passport.pdf'],
      ]);
      expect((await content(document)).bytes).toEqual(bytes);
      expect((await content(document, '?number=1')).bytes).toEqual(aPdf([['Passport']]));
      expect((await content(document, '?number=3')).response.status).toBe(404);
    });

    it('go, and come back', async () => {
      const count = (await list()).length;
      document = await changed(change(document, 'DELETE'));
      expect(await list()).toHaveLength(count - 1);
      expect((await change(document, 'DELETE')).status).toBe(404);
      document = await changed(change(document, 'POST', '/restore'));
      expect(await list()).toHaveLength(count);
      expect((await change(document, 'POST', '/restore')).status).toBe(404);
    });

    it('not by a user who may not see the registration, or may not write', async () => {
      const registrationId = await putRegistration(platform, { assignee: 'meridian.user' });
      const there = await putDocument(platform, tokens.user, registrationId);
      for (const token of [tokens.agent, tokens.other])
        for (const path of ['', '/zip', `/${there._id}/content`])
          expect((await platform.ask(`${documentsPath(registrationId)}${path}`, { token })).status).toBe(404);
      // A document is found at its own registration only.
      expect(
        (await platform.ask(`${documentsPath(id)}/${there._id}/content`, { token: tokens.user })).status,
      ).toBe(404);
    });
  });

  describe('leave', () => {
    it('as an attachment that no browser runs, and it is written down', async () => {
      const document = (await list()).find(({ versions }) => versions[0]?.name.startsWith('Paspoort'));
      if (!document) throw new Error('It came in above.');
      const { response } = await content(document);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition':
          `attachment; filename="Paspoort M_ller (kleur).pdf"; ` +
          `filename*=UTF-8''Paspoort%20M%C3%BCller%20%28kleur%29.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox') as string,
        'cache-control': 'no-store',
      });
      expect((await history()).items[0]).toMatchObject({
        action: 'registration.documentOpened',
        actor: 'Louise Dubois',
        detail: { document: document._id, number: 1 },
      });
    });

    const archive = async (query = '') => {
      const response = await platform.ask(`${documentsPath(id)}/zip${query}`, { token: tokens.user });
      return response.ok ? unzipSync(new Uint8Array(await response.arrayBuffer())) : response.status;
    };

    it('together, each in the folder of its party, under a name of its own', async () => {
      for (const name of ['scan.pdf', 'SCAN.pdf'])
        await putDocument(platform, tokens.user, id, { party_id: person, name });
      const files = await archive();
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([
          'Maarten van der Brüggen/Paspoort Müller (kleur).pdf',
          'Van der Brüggen Holding B.V./passport.pdf',
        ]),
      );
      // Both came at one moment: either is the first.
      const scans = Object.keys(files).filter(name => /scan/i.test(name));
      expect(scans.map(name => name.toLowerCase()).toSorted()).toEqual([
        'maarten van der brüggen/scan (2).pdf',
        'maarten van der brüggen/scan.pdf',
      ]);
      expect(Object.keys(files)).toHaveLength((await list()).length);
      expect((await history()).items[0]).toMatchObject({
        action: 'registration.documentsDownloaded',
        detail: { count: Object.keys(files).length },
      });
    });

    it('only the ones that were chosen, and none where one of them is not there', async () => {
      const [first, second] = await list();
      expect(Object.keys(await archive(`?ids=${first?._id},${second?._id}`))).toHaveLength(2);
      expect(await archive(`?ids=${first?._id},${id}`)).toBe(404);
    });
  });

  it('may still come while the registration is decided on, and none may change: the open request is void', async () => {
    const registrationId = await putRegistration(platform, { status: 'COMPLETE', hasDocuments: false });
    const there = await putDocument(platform, tokens.user, registrationId);
    expect((await list(registrationId)).map(({ _id }) => _id)).toEqual([there._id]);
    const response = await platform.ask(`${documentsPath(registrationId)}/${there._id}`, {
      method: 'DELETE',
      token: tokens.user,
      headers: { 'if-match': '"v1"' },
    });
    expect(await errorOf(response)).toMatchObject({ type: 'RegistrationFrozen' });
    const door = statusDoor(platform, tokens.admin);
    expect(
      (await door.change(registrationId, { next: 'REJECTED', reason: 'other', comment: 'Out' })).status,
    ).toBe(200);
    await expect(putDocument(platform, tokens.user, registrationId)).rejects.toThrow(/RegistrationFrozen/);
  });
});
