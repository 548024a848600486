import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { destroySubjectKey } from '../../../shared/history/subject-keys.ts';
import { onBothEngines } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import {
  completePerson,
  partyIdsOf,
  putParties,
  putRegistration,
  statusDoor,
} from '../../../testing/registrations.ts';
import { asSuperuser, erasingOn } from '../../../testing/work.ts';

type SignOff = OutputOf<typeof contract.workflows.signOff>;
type Shown = OutputOf<typeof contract.registrations.acceptance>;

// Data model, `registrations`: at acceptance a frozen snapshot (hash and content) of what was decided.
onBothEngines('what an acceptance was decided on', engine => {
  let platform: TestPlatform;
  let [admin, user] = ['', ''];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    user = await platform.signIn('meridian.user');
  });

  const acceptance = async (id: string) =>
    (await platform.get<Shown>(`/api/main/registrations/${id}/acceptance`, { token: user })).acceptance;

  /** Asked for by one user, approved by another. */
  async function accept(id: string) {
    const submitted = await statusDoor(platform, user).change(id, {
      next: 'ACCEPTED',
      comment: 'All is there',
    });
    expect(submitted.status).toBe(200);
    const { signOff: request } = await platform.get<{ signOff: { _id: string } }>(
      `/api/main/registrations/${id}/progress`,
      { token: admin },
    );
    const path = `/api/workflows/sign-offs/${request._id}`;
    const signOff = await platform.get<SignOff>(path, { token: admin });
    const response = await platform.ask(`${path}/decision`, {
      method: 'POST',
      token: admin,
      body: { decision: 'approve', payloadHash: signOff.payloadHash, comment: null },
      headers: { 'if-match': `"v${signOff.version}"` },
    });
    expect(response.status).toBe(200);
  }
  async function accepted() {
    const parties = [completePerson({ lastName: 'Bakker' }), completePerson({ lastName: 'Mulder' })];
    const id = await putRegistration(platform, { type: 'JOINT', status: 'COMPLETE', parties });
    const [first = '', second = ''] = await partyIdsOf(platform, id);
    expect(await acceptance(id)).toBeNull();
    await accept(id);
    return { id, first, second };
  }

  it('is kept with who decided when, and says that nothing changed while nothing did', async () => {
    const { id, first, second } = await accepted();
    const { version } = await statusDoor(platform, user).status(id);
    expect(await acceptance(id)).toEqual({
      version,
      at: platform.clock.now().toISOString(),
      by: 'Sanne de Wit',
      riskLevel: 'LOW',
      isIntact: true,
      parties: [
        { _id: first, name: expect.stringContaining('Bakker') },
        { _id: second, name: expect.stringContaining('Mulder') },
      ],
      changes: [],
    });
  });

  it('stays what it was when a party changes, and tells the difference with identifiers masked', async () => {
    const { id, first } = await accepted();
    await putParties(platform, id, parties =>
      parties.map(party =>
        party._id === first
          ? {
              ...party,
              naturalPerson: { ...party.naturalPerson, lastName: 'Visser', personalNumber: '111222333' },
            }
          : party,
      ),
    );
    const shown = await acceptance(id);
    expect(shown).toMatchObject({
      isIntact: true,
      parties: [{ name: expect.stringContaining('Bakker') }, {}],
    });
    expect(shown?.changes).toEqual([
      expect.objectContaining({
        party_id: first,
        path: 'naturalPerson.lastName',
        old: 'Bakker',
        new: 'Visser',
      }),
      expect.objectContaining({ party_id: first, path: 'naturalPerson.personalNumber', new: '******333' }),
    ]);
  });

  it('can still be proved when one of its people was erased', async () => {
    const { id, first, second } = await accepted();
    await erasingOn(platform.database)('meridian', work => destroySubjectKey(work, second));
    expect(await acceptance(id)).toMatchObject({
      isIntact: true,
      parties: [
        { _id: first, name: expect.stringContaining('Bakker') },
        { _id: second, name: null },
      ],
      changes: [],
    });
  });

  if (engine.kind === 'embedded')
    it('says when what is stored is not what was decided on', async () => {
      const { id, first, second } = await accepted();
      await asSuperuser(platform.database, [
        'set local session_replication_role = replica',
        `update acceptance_parts set subject_id = '${second}'
          where registration_id = '${id}' and subject_id = '${first}'`,
      ]);
      expect(await acceptance(id)).toMatchObject({ isIntact: false });
    });
});
