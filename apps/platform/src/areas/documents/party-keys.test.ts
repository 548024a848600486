import { beforeAll, expect, it } from 'vitest';
import type { contract, OutputOf } from '@dossier/api/contract';
import { aPdf } from '../../seed/pdf.ts';
import { moveFile, putUnder } from '../../shared/files/move-file.ts';
import { encryptFor } from '../../shared/history/encryption.ts';
import { destroySubjectKey } from '../../shared/history/subject-keys.ts';
import { onBothEngines } from '../../testing/database.ts';
import { documentsPath, putDocument, sendFile, type Document } from '../../testing/documents.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { completePerson, partyIdsOf, putRegistration } from '../../testing/registrations.ts';
import { doingOn, erasingOn, type Doing } from '../../testing/work.ts';
import { moveFiles } from './move-files.ts';

type History = OutputOf<typeof contract.registrations.history>;

// Data model, principle 5: the subject of encryption is the party.
onBothEngines('documents of two people in one registration', engine => {
  let platform: TestPlatform;
  let doing: Doing;
  let token: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    doing = doingOn(platform.database, platform.services.keys);
    token = await platform.signIn('meridian.admin');
  });

  const newJoint = async () => {
    const id = await putRegistration(platform, {
      type: 'JOINT',
      hasDocuments: false,
      parties: [completePerson(), completePerson()],
    });
    const [first = '', second = ''] = await partyIdsOf(platform, id);
    return { id, first, second };
  };
  const passportOf = (id: string, partyId: string, documentNumber: string) =>
    putDocument(platform, token, id, {
      party_id: partyId,
      kind: 'passport',
      documentNumber,
      validUntil: '2030-03-02',
      name: `${documentNumber}.pdf`,
    });
  const list = async (id: string) =>
    (await platform.get<{ items: Document[] }>(documentsPath(id), { token })).items;
  const contentOf = async (id: string, { _id }: Document) =>
    (await platform.ask(`${documentsPath(id)}/${_id}/content`, { token })).status;
  const subjectsOf = (document: Document) =>
    doing('meridian', async ({ tx }) => {
      const rows = await tx
        .selectFrom('document_versions')
        .innerJoin('files', 'files.id', 'document_versions.file_id')
        .select('files.subject_id')
        .where('document_versions.document_id', '=', document._id)
        .orderBy('number')
        .execute();
      return rows.map(row => row.subject_id);
    });

  it('lie under the key of each: one can be erased, and the other is read', async () => {
    const { id, first, second } = await newJoint();
    const [gone, stays] = [
      await passportOf(id, first, 'NX4R7BC12'),
      await passportOf(id, second, 'NY5S8CD23'),
    ];
    expect(await subjectsOf(gone)).toEqual([first]);
    await erasingOn(platform.database)('meridian', work => destroySubjectKey(work, first));

    expect([await contentOf(id, gone), await contentOf(id, stays)]).toEqual([404, 200]);
    const shown = new Map((await list(id)).map(document => [document._id, document]));
    expect(shown.get(gone._id)).toMatchObject({ documentNumber: null, versions: [] });
    expect(shown.get(stays._id)).toMatchObject({
      documentNumber: '******D23',
      versions: [{ name: 'NY5S8CD23.pdf' }],
    });
    const { items } = await platform.get<History>(`/api/main/registrations/${id}/history?max=100`, { token });
    const added = items.filter(({ action }) => action === 'registration.documentAdded');
    expect(added.map(({ detail, erased }) => [detail['party'], erased])).toEqual([
      [second, false],
      [first, true],
    ]);
  });

  it('of the registration itself stay under its own key, and a newer version goes where the first one went', async () => {
    const { id, first } = await newJoint();
    const plan = await putDocument(platform, token, id, { kind: 'other' });
    expect(await subjectsOf(plan)).toEqual([id]);
    const passport = await passportOf(id, first, 'NX4R7BC12');
    const uploadId = await sendFile(platform, token, id, { bytes: aPdf([['Newer']]) });
    const response = await platform.ask(`${documentsPath(id)}/${passport._id}/versions`, {
      method: 'POST',
      token,
      body: { uploadId },
      headers: { 'if-match': `"v${passport.version}"` },
    });
    expect(response.status).toBe(200);
    expect(await subjectsOf(passport)).toEqual([first, first]);
    expect(await contentOf(id, passport)).toBe(200);
  });

  it('that came before parties had keys move there, and lose nothing when that is cut short', async () => {
    const { id, first, second } = await newJoint();
    const passports = [await passportOf(id, first, 'NX4R7BC12'), await passportOf(id, second, 'NY5S8CD23')];
    for (const passport of passports) await putAsBefore(id, passport);
    const before = await list(id);
    expect(await subjectsOf(passports[0]!)).toEqual([id]);

    const { objects } = platform.services;
    let room = 1;
    const full = {
      ...objects,
      get: (address: string) => objects.get(address),
      has: (address: string) => objects.has(address),
      put(address: string, bytes: Uint8Array) {
        if (room-- > 0) return objects.put(address, bytes);
        throw new Error('No room is left.');
      },
    };
    const job = { tenantId: 'meridian', payload: {} };
    await expect(moveFiles({ ...platform.services, objects: full }, job, 1_000)).rejects.toThrow('No room');
    expect(await list(id)).toEqual(before);
    for (const passport of passports) expect(await contentOf(id, passport)).toBe(200);

    await moveFiles(platform.services, job, 1_000);
    expect(await subjectsOf(passports[0]!)).toEqual([first]);
    expect(await subjectsOf(passports[1]!)).toEqual([second]);
    expect(await list(id)).toEqual(before);
    for (const passport of passports) expect(await contentOf(id, passport)).toBe(200);
  });

  /** Puts a document where release 0.1.0 had it: under the key of the registration. */
  async function putAsBefore(id: string, { _id, documentNumber }: Document) {
    const { objects } = platform.services;
    const fileIds = await doing('meridian', async ({ tx }) => {
      const rows = await tx
        .selectFrom('document_versions')
        .select('file_id')
        .where('document_id', '=', _id)
        .execute();
      return rows.map(row => row.file_id);
    });
    for (const fileId of fileIds) {
      const moving = await putUnder(objects, effect => doing('meridian', effect), { fileId, subjectId: id });
      await doing('meridian', work => moveFile(work, objects, moving!));
    }
    await doing('meridian', async work =>
      work.tx
        .updateTable('documents')
        .set({ subject_id: id, sealed_number: await encryptFor(work, id, documentNumber, _id) })
        .where('id', '=', _id)
        .execute(),
    );
  }
});
