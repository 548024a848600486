import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

type Registration = OutputOf<typeof contract.registrations.get>;

const path = '/api/main/registrations';
const rounds = 10;

// E4 of performance.md: `npm run bench:platform` has the figures of 40 rounds.
onBothEngines('different writes of one tenant at once', engine => {
  let platform: TestPlatform;
  let token: string;
  let open: readonly Registration[];

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    token = await platform.signIn('meridian.admin');
    const create = () => platform.get<Registration>(path, { method: 'POST', token, body: newPerson });
    open = await Promise.all(Array.from({ length: 4 }, create));
  });

  const newPerson = {
    type: 'INDIVIDUAL',
    channel: 'Professional',
    parties: [{ naturalPerson: { lastName: 'Jansen' } }],
  };
  const post = (address: string, body: object, headers: Record<string, string> = {}) =>
    platform.ask(address, { method: 'POST', token, body, headers });

  it('all succeed, and none ends another one', async () => {
    for (let round = 0; round < rounds; round++) {
      const version = round * 2 + 1;
      const assign = (registration: Registration, assigneeId: string | null, at: number) =>
        post(`${path}/${registration._id}/assignee`, { assigneeId }, { 'if-match': `"v${at}"` });
      const answers = await Promise.all([
        ...open.map(registration => assign(registration, null, version)),
        ...[1, 2].map(() => post(path, newPerson)),
        ...open.slice(0, 2).map(({ _id }) => post(`${path}/${_id}/comments`, { text: 'Seen', mentions: [] })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      // Assigning to the same person again changes nothing: back to the one who made it.
      const back = await Promise.all(
        open.map(registration => assign(registration, registration.assignee_id, version + 1)),
      );
      expect(back.map(({ status }) => status)).toEqual(back.map(() => 200));
    }
    expect(platform.database.conflicts()).toBe(0);
  });
});
