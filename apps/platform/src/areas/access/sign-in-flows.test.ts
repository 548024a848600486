import { beforeAll, describe, expect, it } from 'vitest';
import { folderOutbox, type SentMail } from '../../ports/mail/outbox.ts';
import { demoPassword } from '../../seed/tenants.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { systemActor } from '../../shared/work/work.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { inTenant } from '../../shared/work/in-tenant.ts';
import { invitePerson, type NewInvite } from './invite.ts';

const fresh = 'A-fresh-Start-2027';

onBothEngines('the doors of the sign-in page', engine => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine);
  });

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    platform.ask(`/api/access/${path}`, { method: 'POST', body, headers });
  const signIn = (userName: string, password: string, more: object = {}) =>
    post('users?login', { userName, password, ...more });
  /** Does what waits in the queue. @returns the emails that lie in the outbox, the latest first. */
  const mail = async (): Promise<readonly SentMail[]> => {
    const { database, clock } = platform.services;
    while (await runNextJob(database, platform.jobs, () => clock.now()));
    return folderOutbox(platform.config.outboxFolder, platform.services).latest(50);
  };
  const mailTo = async (name: string, subject: RegExp) => {
    platform.clock.turn(1);
    const email = (await mail()).find(({ text, subject: line }) => subject.test(line) && text.includes(name));
    if (!email) throw new Error(`No letter for ${name}.`);
    return email;
  };
  const secretIn = ({ text }: SentMail) => /^ {4}(\S+)$/m.exec(text)?.[1] ?? '';

  describe('a lost password', () => {
    const ask = (userName: string) => post('users?forgot', { userName });
    const confirm = (userName: string, verificationCode: string, newPassword = fresh) =>
      post('users?forgotConfirm', { userName, verificationCode, newPassword });
    const codeFor = async (userName: string) => {
      expect((await ask(userName)).status).toBe(200);
      return secretIn(await mailTo(userName, /verificatiecode|verification code/));
    };

    it('is replaced with the code that was sent; every session ends, and the owner is told', async () => {
      const token = await platform.signIn('meridian.user');
      const code = await codeFor('meridian.user');
      expect(code).toMatch(/^\d{8}$/);
      expect((await confirm('meridian.user', code)).status).toBe(200);
      expect((await platform.ask('/api/access/users/me', { token })).status).toBe(401);
      expect((await signIn('meridian.user', demoPassword)).status).toBe(403);
      expect((await signIn('meridian.user', fresh)).status).toBe(200);
      platform.clock.turn(1);
      const [notice] = await mail();
      expect(notice?.subject).toBe('Meridian Wealth: your password has been changed');
      expect((await confirm('meridian.user', code)).status).toBe(400);
    });

    it('brings ten codes in a day at most, and its owner is told at the third', async () => {
      const counted: number[] = [];
      for (let n = 0; n < 12; n++) {
        counted.push((await ask('meridian.admin')).status);
        platform.clock.turn(721);
        await mail();
      }
      expect(counted.filter(status => status === 200)).toHaveLength(10);
      expect(counted.slice(10)).toEqual([429, 429]);
      const notices = (await mail()).filter(({ subject }) => /password reset codes/.test(subject));
      expect(notices.map(({ to }) => to)).toEqual(['admin@meridian.example']);
      platform.clock.turn(86_400);
      expect((await ask('meridian.admin')).status).toBe(200);
    });

    it('sends emails in the language of the tenant, whose links lead to PUBLIC_URL whatever host was asked', async () => {
      await platform.ask('/api/access/users?forgot', {
        method: 'POST',
        body: { userName: 'noordhaven.admin' },
        headers: { 'x-forwarded-host': 'evil.example' },
        host: 'evil.example',
      });
      const email = await mailTo('noordhaven.admin', /verificatiecode/);
      expect(email).toMatchObject({ tenantId: 'noordhaven', locale: 'nl-NL' });
      expect(email.text).toContain('http://noordhaven.localhost:4300/restorePassword/noordhaven.admin');
      expect(email.text + email.html).not.toContain('evil');
    });

    it('answers the same for an unknown name, and writes to no one', async () => {
      const before = (await mail()).length;
      const traces = async (response: Response) =>
        JSON.stringify([
          response.status,
          [...response.headers].filter(([name]) => name !== 'x-request-id'),
          await response.text(),
        ]);
      const [existing, unknown] = [await ask('meridian.agent'), await ask('meridian.nobody')];
      expect(await traces(existing)).toBe(await traces(unknown));
      await ask('meridian.disabled');
      await ask('meridian.client');
      expect((await mail()).length).toBe(before + 1);
      const wrong = await errorOf(await confirm('meridian.agent', 'x'));
      expect(wrong).toMatchObject({ type: 'CodeMismatchException', message: 'Confirmation code is wrong' });
      const { requestId: _, ...nobodys } = await errorOf(await confirm('meridian.nobody', 'x'));
      expect(wrong).toMatchObject(nobodys);
    });

    it('allows five tries at a code, also when they come at once', async () => {
      const code = await codeFor('noordhaven.user');
      const wrong = code === '000000' ? '000001' : '000000';
      await Promise.all(Array.from({ length: 5 }, () => confirm('noordhaven.user', wrong)));
      expect((await confirm('noordhaven.user', code)).status).toBe(400);
    });

    it('has one winner of several who bring the right code at once', async () => {
      const code = await codeFor('noordhaven.agent');
      const all = await Promise.all([1, 2, 3].map(() => confirm('noordhaven.agent', code)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('takes a code for ten minutes', async () => {
      const code = await codeFor('meridian.admin');
      platform.clock.turn(600);
      expect((await confirm('meridian.admin', code)).status).toBe(400);
    });

    it('says that the new password breaks the rules before it looks at the code', async () => {
      expect(await errorOf(await confirm('meridian.nobody', '000000', 'short'))).toMatchObject({
        type: 'InvalidPassword',
      });
    });

    it.each(['noordhaven.unconfirmed', 'noordhaven.nobody'])(
      'may be asked for five times an hour by %s',
      async name => {
        for (let n = 0; n < 5; n++) expect((await ask(name)).status).toBe(200);
        const refused = await ask(name);
        expect(refused.status).toBe(429);
        expect((await errorOf(refused)).message).toBe(
          'Attempt limit exceeded, please wait and try again later.',
        );
        platform.clock.turn(3_600);
        expect((await ask(name)).status).toBe(200);
      },
    );

    it('leaves no name and no code in the queue', async () => {
      await codeFor('meridian.admin');
      const jobs = await platform.database.read('system', tx => tx.selectFrom('jobs').selectAll().execute());
      expect(jobs.length).toBeGreaterThan(0);
      expect(JSON.stringify(jobs)).not.toMatch(/meridian|"code"/);
    });
  });

  describe('an invitation', () => {
    const invite = (changes: Partial<NewInvite> = {}) =>
      inTenant(platform.services, 'meridian', systemActor('test'), work =>
        invitePerson(work, {
          email: 'new@meridian.example',
          phone: '+31612345678',
          role: 'ROLE_TENANT_USER',
          ...changes,
        }),
      );
    const read = (id: string, k: string) => platform.ask(`/api/access/invites/${id}?k=${k}`);
    const signUp = (id: string, k: string, username: string) =>
      post(`users?k=${k}`, { invite_id: id, username, firstName: 'Nora', lastName: 'Nieuw' });

    it('is taken up once, and leads to a temporary password that must be replaced', async () => {
      const { id, secret } = await invite();
      expect(await (await read(id, secret)).json()).toEqual({
        tenant_id: 'meridian',
        email: 'new@meridian.example',
        phone: '+31612345678',
      });
      expect((await signUp(id, secret, 'nora.nieuw')).status).toBe(200);
      const email = await mailTo('nora.nieuw', /temporary/);
      expect(email).toMatchObject({ to: 'new@meridian.example', tenantId: 'meridian' });
      const password = secretIn(email);
      expect(await errorOf(await signIn('nora.nieuw', password))).toMatchObject({
        type: 'NewPasswordRequired',
      });
      expect((await signIn('nora.nieuw', password, { newPassword: fresh })).status).toBe(200);
      expect((await signUp(id, secret, 'nora.zwei')).status).toBe(410);
      expect((await read(id, secret)).status).toBe(410);
    });

    it('is not found by an id that is none, and is over without its secret or after seven days', async () => {
      const { id, secret } = await invite();
      for (const other of ['nothing', '33333333-3333-4333-8333-333333333333'])
        expect(await errorOf(await read(other, secret))).toMatchObject({
          type: 'InviteNotFound',
          message: '[404] Unable to find invite with such id',
        });
      for (const k of ['', 'wrong']) expect((await read(id, k)).status).toBe(410);
      platform.clock.turn(7 * 86_400);
      expect(await errorOf(await read(id, secret))).toMatchObject({
        type: 'InviteExpired',
        message: 'Your invite has expired, please contact your administrator to request it again',
      });
    });

    it('stays open when the user name is taken, in whichever tenant', async () => {
      const { id, secret } = await invite();
      const refused = await signUp(id, secret, ' NOORDHAVEN.admin ');
      expect(refused.status).toBe(400);
      expect(await errorOf(refused)).toMatchObject({
        type: 'UsernameTaken',
        message: '[400] User with such username already exists.',
      });
      expect((await read(id, secret)).status).toBe(200);
    });

    it('makes one user of two who take it up at once', async () => {
      const { id, secret } = await invite();
      const all = await Promise.all(['een', 'twee'].map(name => signUp(id, secret, `race.${name}`)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 410]));
    });
  });

  describe('the outbox', () => {
    it('is read at /outbox on the embedded database only, and runs nothing', async () => {
      const response = await platform.ask('/outbox');
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      const html = await response.text();
      expect(html).toContain('<h1>Outbox</h1>');
      expect(html).not.toContain('<script');
    });

    it('is off when a database server is named, unless asked for', async () => {
      const { readConfig } = await import('../../app/config.ts');
      const url = { DATABASE_URL: 'postgres://app@localhost/dossier' };
      expect(readConfig({}).outbox).toBe(true);
      expect(readConfig({ DEMO: 'no' }).outbox).toBe(false);
      expect(readConfig({ ...url, DEMO: 'yes' }).outbox).toBe(false);
      expect(readConfig({ ...url, OUTBOX: 'yes' }).outbox).toBe(true);
    });
  });
});
