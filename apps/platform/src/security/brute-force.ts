import { folderOutbox, type SentMail } from '../ports/mail/outbox.ts';
import { demoPassword } from '../seed/tenants.ts';
import { runNextJob } from '../shared/jobs/jobs.ts';
import { embeddedEngine } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

/** A platform with the limits and the hashing of production, whose clock is turned by hand. */
export const strictPlatform = (): Promise<TestPlatform> =>
  startTestPlatform(embeddedEngine(), {
    ARGON2_MEMORY_KIB: '65536',
    ARGON2_PASSES: '3',
    LIMIT_SIGN_INS_PER_ADDRESS: '60',
    LIMIT_RESETS_PER_ADDRESS: '20',
    LIMIT_REQUESTS_PER_ADDRESS: '3000',
    LIMIT_REQUESTS_PER_TENANT: '12000',
    TRUST_PROXY: '1',
  });

export { demoPassword };

/** Asks for something of the users service, from an address of one's own choice. */
export const bruteForce =
  (platform: TestPlatform) =>
  (
    flag: string,
    body: object,
    about: { token?: string; ip?: string; headers?: Record<string, string> } = {},
  ) =>
    platform.ask(`/api/access/users?${flag}`, {
      method: 'POST',
      body,
      ...(about.token === undefined ? {} : { token: about.token }),
      headers: { 'x-forwarded-for': about.ip ?? '192.0.2.1', ...about.headers },
    });

export async function countAudited(platform: TestPlatform, action: string, reason?: string): Promise<number> {
  const rows = await platform.database.read('meridian', tx =>
    tx.selectFrom('audit').select('detail').where('action', '=', action).execute(),
  );
  return rows.filter(({ detail }) => reason === undefined || detail['reason'] === reason).length;
}

/** Does what waits in the queue. @returns the emails, the latest first. */
export async function emails(platform: TestPlatform): Promise<readonly SentMail[]> {
  const { database, clock } = platform.services;
  platform.clock.turn(1);
  while (await runNextJob(database, platform.jobs, () => clock.now()));
  return folderOutbox(platform.config.outboxFolder, platform.services).latest(50);
}

export const cookieOf = (response: Response): string =>
  /(__Host-dossier_rt=[^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';

/** Minutes and hours in seconds, for turning the clock. */
export const minute = 60;
export const hour = 3_600;
