import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { asSuperuser, doingOn, erasingOn } from '../../testing/work.ts';
import { destroySubjectKey } from '../history/subject-keys.ts';
import { verifyObjects } from './verify-objects.ts';

type Registration = OutputOf<typeof contract.registrations.get>;

const path = '/api/main/registrations';

// The embedded engine alone has a superuser that a test may be.
describe('records and their history', () => {
  let platform: TestPlatform;
  let token: string;

  beforeAll(async () => {
    platform = await startTestPlatform(embeddedEngine());
    token = await platform.signIn('meridian.admin');
  });

  const faults = () => doingOn(platform.database, platform.services.keys)('meridian', verifyObjects);
  const tamper = (statement: string) =>
    asSuperuser(platform.database, ['set local session_replication_role = replica', statement]);
  async function changed(): Promise<Registration> {
    const made = await platform.get<Registration>(path, {
      method: 'POST',
      token,
      body: {
        type: 'INDIVIDUAL',
        channel: 'Professional',
        parties: [{ naturalPerson: { lastName: 'Jansen' } }],
      },
    });
    return platform.get<Registration>(`${path}/${made._id}/assignee`, {
      method: 'POST',
      token,
      body: { assigneeId: null },
      headers: { 'if-match': '"v1"' },
    });
  }

  it('are what the trail says', async () => {
    await changed();
    expect(await faults()).toEqual([]);
  });

  it('altered past the platform are found', async () => {
    const { _id: id } = await changed();
    await tamper(`update registrations set status = 'ACCEPTED' where id = '${id}'`);
    expect(await faults()).toEqual([{ objectType: 'registration', objectId: id, reason: 'state' }]);
    await tamper(`update registrations set status = 'INCOMPLETE' where id = '${id}'`);
    expect(await faults()).toEqual([]);
  });

  it('whose history is missing a field are found', async () => {
    const { _id: id } = await changed();
    await tamper(`delete from field_history where object_id = '${id}' and object_version = 2`);
    expect(await faults()).toContainEqual({ objectType: 'registration', objectId: id, reason: 'history' });
    await tamper(`delete from audit where object_id = '${id}'`);
  });

  it('of someone who was erased are not compared any more, and break nothing', async () => {
    const { _id: id } = await changed();
    await erasingOn(platform.database)('meridian', work => destroySubjectKey(work, id));
    expect(await faults()).toEqual([]);
  });
});
