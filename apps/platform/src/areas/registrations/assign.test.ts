import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

type List = OutputOf<typeof contract.registrations.list>;
type Row = List['items'][number];
type Registration = OutputOf<typeof contract.registrations.get>;
type Users = OutputOf<typeof contract.access.activeUsers>;

const path = '/api/main/registrations';

onBothEngines('giving work away', engine => {
  let platform: TestPlatform;
  let admin: string;
  let colleagues: Users['items'];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
    colleagues = (await platform.get<Users>('/api/access/users/active', { token: admin })).items;
  });

  const rows = async () => (await platform.get<List>(`${path}?max=100`, { token: admin })).items;
  const assign = (row: Pick<Row, '_id' | 'version'>, assigneeId: string | null, headers = {}) =>
    platform.ask(`${path}/${row._id}/assignee`, {
      method: 'POST',
      token: admin,
      body: { assigneeId },
      headers: { 'if-match': `"v${row.version}"`, ...headers },
    });

  it('counts as a change: the version goes up, and the list shows the name', async () => {
    const [row] = await rows();
    const louise = colleagues.find(({ firstName }) => firstName === 'Louise');
    const response = await assign(row!, louise!._id);
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe(`"v${row!.version + 1}"`);
    expect((await response.json()) as Registration).toMatchObject({
      assignee: 'Louise Dubois',
      version: row!.version + 1,
    });
    expect((await rows()).find(({ _id }) => _id === row!._id)?.assignee).toBe('Louise Dubois');
    expect((await assign({ ...row!, version: row!.version + 1 }, null)).status).toBe(200);
    expect((await rows()).find(({ _id }) => _id === row!._id)?.assignee).toBeNull();
  });

  describe('is refused', () => {
    it('to anyone who saw an older version', async () => {
      const [row] = await rows();
      expect((await assign({ ...row!, version: row!.version - 1 }, null)).status).toBe(412);
    });

    it('without the version that was seen', async () => {
      const [row] = await rows();
      expect((await assign(row!, null, { 'if-match': '' })).status).toBe(428);
    });

    it.each(['meridian.client', 'meridian.disabled', 'meridian.unconfirmed'])(
      'to %s, who cannot work here',
      async username => {
        const { id } = await platform.database.read('meridian', tx =>
          tx.selectFrom('users').select('id').where('username_key', '=', username).executeTakeFirstOrThrow(),
        );
        const [row] = await rows();
        const response = await assign(row!, id);
        expect((await errorOf(response)).fields).toEqual([{ path: 'assigneeId', code: 'oneOf' }]);
        expect(colleagues.map(({ _id }) => _id)).not.toContain(id);
      },
    );

    it.each(['nobody', '11111111-1111-4111-8111-111111111111'])('to %s, who is no colleague', async id => {
      const [row] = await rows();
      const response = await assign(row!, id);
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toEqual([{ path: 'assigneeId', code: 'oneOf' }]);
    });
  });

  it('happens once, however often it is sent', async () => {
    const [row] = await rows();
    const key = { 'idempotency-key': 'd9c5e6c0-0000-4000-8000-00000000a551' };
    const answers = [await assign(row!, null, key), await assign(row!, null, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await rows()).find(({ _id }) => _id === row!._id)?.version).toBe(row!.version + 1);
  });

  it('sorts by several keys, the first one first', async () => {
    const { items } = await platform.get<List>(`${path}?max=100&sort=status,-name`, { token: admin });
    const groups = new Map<string, string[]>();
    for (const { status, name } of items) groups.set(status, [...(groups.get(status) ?? []), name]);
    const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
    for (const names of groups.values()) {
      const folded = names.map(fold);
      expect(folded).toEqual(folded.toSorted().toReversed());
    }
  });
});
