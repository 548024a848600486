import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type List = OutputOf<typeof contract.parties.list>;
type Views = OutputOf<typeof contract.registrations.views>;
type View = Views['items'][number];

onBothEngines('a list of clients', engine => {
  let platform: TestPlatform;
  let admin: string;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });

  const list = (query: string) => platform.get<List>(`/api/main/parties?${query}`, { token: admin });

  it('counts by status whatever the status, and by type whatever the type', async () => {
    const persons = await list('type=NP&max=1');
    const active = await list('type=NP&status=A&max=1');
    expect(persons.total).toBe(persons.counts['all']);
    expect(active.total).toBe(persons.counts['A']);
    expect(active.counts['all']).toBe(persons.total);
    expect(active.counts['N']).toBe(persons.counts['N']);
    expect((await list('status=A&max=1')).counts['NP']).toBe(active.total);
    const sought = await list('type=NP&status=A&search=a&max=1');
    expect(sought.counts['A']).toBe(sought.total);
  });

  it('has active clients of the registrations that were migrated, and who worked on them', async () => {
    const { items, total } = await list('status=A&max=5');
    expect(total).toBeGreaterThan(0);
    const [client] = items;
    expect(client?.registrations).toBeGreaterThan(0);
    const path = `/api/main/parties/${client?._id}`;
    const file = await platform.get<OutputOf<typeof contract.parties.get>>(path, { token: admin });
    expect(file.registrations.map(({ status }) => status)).toContain('MIGRATED');
    const history = await platform.get<OutputOf<typeof contract.parties.history>>(`${path}/history`, {
      token: admin,
    });
    expect(history.items.map(({ action }) => action)).toEqual(['party.statusChanged', 'party.created']);
  });

  it('is saved as a view that counts its own parties', async () => {
    const response = await platform.ask('/api/main/registrations/views', {
      method: 'POST',
      token: admin,
      body: {
        list: 'clients',
        name: 'Active persons',
        isShared: false,
        query: { status: ['A'] },
        columns: '',
      },
    });
    const view = (await response.json()) as View;
    expect(view.total).toBe((await list('type=NP&status=A&max=1')).total);
    const { items } = await platform.get<Views>('/api/main/registrations/views?list=clients', {
      token: admin,
    });
    expect(items.map(({ name }) => name)).toEqual(['Active persons']);
  });
});
