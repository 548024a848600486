import { sql } from 'kysely';
import type { contract, OutputOf } from '@dossier/api/contract';
import { beforeAll, expect, it } from 'vitest';
import type { Transaction } from '../../database/index.ts';
import { onBothEngines } from '../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putRegistration, completePerson, statusDoor } from '../../testing/registrations.ts';
import { doingOn } from '../../testing/work.ts';
import type { UnitOfWork } from '../work/work.ts';
import { lockSignOff } from './lock.ts';

type Progress = OutputOf<typeof contract.registrations.progress>;

const exposed = completePerson({ politicallyExposed: { applies: true, role: 'Minister' } });

onBothEngines('a request that is taken for a transaction', engine => {
  let platform: TestPlatform;
  let registrationId: string;
  let ofRegistration: string;
  let ofSettings: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    registrationId = await putRegistration(platform, {
      status: 'COMPLETE',
      assignee: 'meridian.user',
      parties: [exposed],
    });
    const door = statusDoor(platform, await platform.signIn('meridian.user'));
    const response = await door.change(registrationId, { next: 'ACCEPTED', comment: 'All is there' });
    ofRegistration = ((await response.json()) as Progress).signOff!._id;
    ofSettings = crypto.randomUUID();
    await platform.database.tenant('meridian', async tx => {
      const {
        record_id: _generated,
        alone_from: _none,
        ...request
      } = await tx
        .selectFrom('sign_offs')
        .selectAll()
        .where('id', '=', ofRegistration)
        .executeTakeFirstOrThrow();
      const other = { id: ofSettings, subject_type: 'settings', subject_id: crypto.randomUUID() };
      await tx
        .insertInto('sign_offs')
        .values({ ...request, ...other })
        .execute();
    });
  });

  const doing = <T>(effect: (work: UnitOfWork) => Promise<T>) =>
    doingOn(platform.database, platform.services.keys)('meridian', effect);
  const reject = (tx: Transaction, id: string) =>
    tx.updateTable('sign_offs').set({ state: 'rejected' }).where('id', '=', id).execute();
  const registrationLocked = (tx: Transaction) =>
    tx.selectFrom('registrations').select('id').where('id', '=', registrationId).forUpdate().execute();
  const signOffLocked = (tx: Transaction, id: string) =>
    tx.selectFrom('sign_offs').select('id').where('id', '=', id).forUpdate().noWait().execute();

  /** Resolves once a transaction waits for another one's lock. */
  async function somebodyWaits(): Promise<'waits'> {
    for (;;) {
      const { rows } = await platform.database.unscoped(tx =>
        sql`select from pg_locks where not granted`.execute(tx),
      );
      if (rows.length > 0) return 'waits';
    }
  }

  /** Takes the request while another transaction holds what it needs, and says what it found. */
  async function lockAtOnce(id: string, hold: (tx: Transaction) => Promise<unknown>) {
    const [holding, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = doing(async ({ tx }) => {
      await hold(tx);
      holding.resolve();
      await mayEnd.promise;
      // Anyone who waits does not hold it: a change of the subject makes the request void, and each would wait for the other.
      await signOffLocked(tx, id);
      await reject(tx, id);
    });
    await holding.promise;
    const second = doing(work => lockSignOff(work, id));
    // The embedded database does one after the other: there the second one has not begun.
    const came =
      engine.kind === 'embedded'
        ? 'waits'
        : await Promise.race([somebodyWaits(), second.then(() => 'went on')]);
    mayEnd.resolve();
    await first;
    return { came, state: (await second).state };
  }

  it('waits for anyone who changes what it is about, without holding the request', async () => {
    const outcome = await lockAtOnce(ofRegistration, registrationLocked);
    expect(outcome).toEqual({ came: 'waits', state: 'rejected' });
  });

  it('waits for anyone who decides on it where it is about nothing that has a row', async () => {
    const outcome = await lockAtOnce(ofSettings, tx => signOffLocked(tx, ofSettings));
    expect(outcome).toEqual({ came: 'waits', state: 'rejected' });
  });
});
