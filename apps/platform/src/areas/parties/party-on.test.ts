import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { completePerson, partyIdsOf, putRegistration } from '../../testing/registrations.ts';

type Party = OutputOf<typeof contract.parties.get>;

/** Seconds. */
const day = 86_400;

onBothEngines('a client as of a day', engine => {
  let platform: TestPlatform;
  let [admin, id, first] = ['', '', ''];

  const on = (date: string) => platform.ask(`/api/main/parties/${id}?on=${date}`, { token: admin });
  const was = async (date: string) => (await (await on(date)).json()) as Party;
  const today = () => platform.clock.now().toISOString().slice(0, 10);
  const get = () => platform.get<Party>(`/api/main/parties/${id}`, { token: admin });
  const change = async (section: string, naturalPerson: object) => {
    const { sections } = await get();
    const version = sections.find(each => each.section === section)?.version ?? 0;
    const response = await platform.ask(`/api/main/parties/${id}/sections/${section}`, {
      method: 'PUT',
      token: admin,
      headers: { 'if-match': `"v${version}"` },
      body: { naturalPerson },
    });
    expect(response.status).toBe(200);
  };

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });
  beforeEach(async () => {
    admin = await platform.signIn('meridian.admin');
    const registration = await putRegistration(platform, {
      parties: [completePerson({ email: 'first@example.com' })],
    });
    id = (await partyIdsOf(platform, registration))[0] ?? '';
    first = today();
    platform.clock.turn(2 * day);
    admin = await platform.signIn('meridian.admin');
  });

  it('says what stood there at the end of it, whatever changed since', async () => {
    const before = await get();
    await change('business-contact-details', { email: 'second@example.com' });
    const second = today();
    platform.clock.turn(2 * day);
    admin = await platform.signIn('meridian.admin');
    await change('business-contact-details', { email: null });
    expect((await get()).naturalPerson?.email).toBeUndefined();
    expect((await was(second)).naturalPerson?.email).toBe('second@example.com');
    expect((await was(first)).naturalPerson).toEqual(before.naturalPerson);
  });

  it('masks what it masks today, and lets no one act on it', async () => {
    const before = await get();
    await change('business-contact-details', { email: 'second@example.com' });
    expect(await was(first)).toMatchObject({
      naturalPerson: { taxResidencies: before.naturalPerson?.taxResidencies ?? [] },
      allowedNext: [],
      sources: {},
    });
  });

  it('is there from the day on which it was entered', async () => {
    const { createdAt } = await get();
    const earlier = new Date(Date.parse(createdAt) - day * 1_000).toISOString().slice(0, 10);
    expect((await on(earlier)).status).toBe(404);
    expect((await on('2026-02-30')).status).toBe(400);
    expect((await on('2099-01-01')).status).toBe(200);
  });
});
