import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderOutbox } from '../../ports/mail/outbox.ts';
import { demoPassword } from '../../seed/tenants.ts';
import { runNextJob } from '../../shared/jobs/jobs.ts';
import { appCodeAt, secretBytes } from '../../testing/authenticator.ts';
import { onBothEngines } from '../../testing/database.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { putSection } from '../../testing/settings.ts';

const user = 'meridian.user';

onBothEngines('the second factor', engine => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await startTestPlatform(engine);
  });
  afterEach(() => platform.database.close());

  const post = (flag: string, body: object, token?: string) =>
    platform.ask(`/api/access/users?${flag}`, { method: 'POST', body, ...(token ? { token } : {}) });
  const codeNow = (secret: string, off = 0) => appCodeAt(secret, platform.clock.now(), off);
  const wrongFor = (secret: string) =>
    ['000000', '111111', '222222', '333333'].find(
      code => ![-1, 0, 1].map(off => codeNow(secret, off)).includes(code),
    ) ?? '';
  const challenge = async () => {
    const answer = await post('login', { userName: user, password: demoPassword });
    expect(answer.status).toBe(200);
    return (await answer.json()) as {
      mfaType?: string;
      phone?: string;
      session: string;
      accessToken?: string;
    };
  };
  const answerTo = (session: string, mfaCode: string) => post('mfa', { userName: user, session, mfaCode });
  /** Registers an app for the user. @returns its secret and the token that did it. */
  const withApp = async () => {
    const token = await platform.signIn(user);
    const { SecretCode: secret } = await platform.get<{ SecretCode: string }>(
      '/api/access/users?associateMfa',
      {
        method: 'POST',
        token,
        body: { password: null },
      },
    );
    expect((await post('verifyMfa', { code: codeNow(secret) }, token)).status).toBe(200);
    expect((await post('setMfaPreference', { value: 'software', password: null }, token)).status).toBe(200);
    // The code that registered it is used up.
    platform.clock.turn(60);
    return { secret, token };
  };

  it('of an app is asked for after the password, and opens a session', async () => {
    const { secret } = await withApp();
    const response = await challenge();
    expect(response).toEqual({ mfaType: 'SOFTWARE', session: expect.any(String) as string });
    const answer = await answerTo(response.session, codeNow(secret));
    expect(answer.headers.get('set-cookie')).toContain('__Host-dossier_rt=');
    const { accessToken } = (await answer.json()) as { accessToken: string };
    expect(await platform.get('/api/access/users/me', { token: accessToken })).toMatchObject({
      mfaMethod: 'SOFTWARE',
    });
  });

  it('keeps the secret sealed, and bound to its user', async () => {
    const { secret } = await withApp();
    const rows = await platform.database.read('meridian', tx =>
      tx.selectFrom('authenticators').selectAll().execute(),
    );
    expect(Buffer.from(rows[0]?.sealed_secret ?? []).includes(secretBytes(secret))).toBe(false);
  });

  it('works once: none of a hundred replays, one of twenty at the same time', async () => {
    const { secret } = await withApp();
    const code = codeNow(secret);
    const sessions = await Promise.all(Array.from({ length: 4 }, () => challenge()));
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => answerTo(sessions[i % 4]?.session ?? '', code)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    platform.clock.turn(3 * 3_600);
    expect((await answerTo((await challenge()).session, code)).status).toBe(400);
  });

  it('says what S1 says: five wrong codes end the challenge', async () => {
    const { secret } = await withApp();
    const { session } = await challenge();
    for (let n = 0; n < 5; n++)
      expect(await errorOf(await answerTo(session, wrongFor(secret)))).toMatchObject({
        type: 'CodeMismatchException',
        message: 'Invalid confirm code',
      });
    expect(await errorOf(await answerTo(session, codeNow(secret)))).toMatchObject({
      type: 'NotAuthorizedException',
    });
  });

  it('counts over all challenges: ten wrong codes in an hour, also when they come at once', async () => {
    const { secret } = await withApp();
    const sessions = await Promise.all(Array.from({ length: 4 }, () => challenge()));
    const wrong = wrongFor(secret);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, i) =>
        errorOf(await answerTo(sessions[i % 4]?.session ?? '', wrong)),
      ),
    );
    expect(answers.filter(({ type }) => type === 'CodeMismatchException')).toHaveLength(10);
    expect((await answerTo((await challenge()).session, codeNow(secret))).status).toBe(400);
    platform.clock.turn(3_600);
    expect((await answerTo((await challenge()).session, codeNow(secret))).status).toBe(200);
  });

  it('is not locked by someone who lacks the password', async () => {
    const { secret } = await withApp();
    for (let n = 0; n < 20; n++) expect((await answerTo('made up', '000000')).status).toBe(400);
    expect((await answerTo((await challenge()).session, codeNow(secret))).status).toBe(200);
  });

  it('is waited for three minutes', async () => {
    const { secret } = await withApp();
    const { session } = await challenge();
    platform.clock.turn(180);
    expect(await errorOf(await answerTo(session, codeNow(secret)))).toMatchObject({
      type: 'NotAuthorizedException',
    });
  });

  it('answers an unknown name as a challenge that is over', async () => {
    const answer = await post('mfa', { userName: 'nobody.at.all', session: 'x', mfaCode: '000000' });
    expect(await errorOf(answer)).toMatchObject({ type: 'NotAuthorizedException' });
  });

  it('opens nothing to someone who was disabled between password and code', async () => {
    const { secret } = await withApp();
    const { session } = await challenge();
    await platform.database.tenant('meridian', tx =>
      tx.updateTable('users').set({ enabled: false }).where('username_key', '=', user).execute(),
    );
    expect(await errorOf(await answerTo(session, codeNow(secret)))).toMatchObject({
      type: 'UsernamePasswordMismatch',
    });
  });

  it('that changes ends every other session, and the owner is told', async () => {
    const other = await platform.signIn(user);
    const { token } = await withApp();
    expect((await platform.ask('/api/access/users/me', { token: other })).status).toBe(401);
    expect((await platform.ask('/api/access/users/me', { token })).status).toBe(200);
    const { database, clock } = platform.services;
    while (await runNextJob(database, platform.jobs, () => clock.now()));
    const [email] = await folderOutbox(platform.config.outboxFolder, platform.services).latest(1);
    expect(email?.subject).toBe('Meridian Wealth: your two-step verification was changed');
  });

  it('changes only for anyone who just signed in, or types the password', async () => {
    const token = await platform.signIn(user);
    platform.clock.turn(300);
    const associate = (password: string | null) => post('associateMfa', { password }, token);
    expect(await errorOf(await associate(null))).toMatchObject({ type: 'PasswordRequired' });
    expect(await errorOf(await associate('wrong'))).toMatchObject({ type: 'UsernamePasswordMismatch' });
    expect((await associate(demoPassword)).status).toBe(200);
    expect((await associate(null)).status).toBe(200);
  });

  it('is not registered with a wrong code', async () => {
    const token = await platform.signIn(user);
    const { SecretCode: secret } = (await (await post('associateMfa', { password: null }, token)).json()) as {
      SecretCode: string;
    };
    expect(await errorOf(await post('verifyMfa', { code: wrongFor(secret) }, token))).toMatchObject({
      type: 'EnableSoftwareTokenMFAException',
      message: 'Invalid confirm code',
    });
    expect(
      await errorOf(await post('setMfaPreference', { value: 'software', password: null }, token)),
    ).toMatchObject({ type: 'MfaMethodNotAllowed' });
  });

  it('that a tenant demands is all there is to do until it is set up', async () => {
    await putSection(platform.database, 'meridian', 'authentication', { allowedMFAMethods: ['SOFTWARE'] });
    const token = await platform.signIn(user);
    for (const path of [
      '/api/main/registrations',
      '/api/access/users/active',
      '/api/access/users/me/sessions',
    ])
      expect(await errorOf(await platform.ask(path, { token }))).toMatchObject({ type: 'MfaSetupRequired' });
    expect((await platform.ask('/api/main/tenants/meridian/settings', { token })).status).toBe(200);
    const { secret } = await withApp();
    const answer = await answerTo((await challenge()).session, codeNow(secret));
    const { accessToken } = (await answer.json()) as { accessToken: string };
    expect((await platform.ask('/api/main/registrations', { token: accessToken })).status).toBe(200);
  });

  describe('on paper', () => {
    const make = async (token: string) =>
      (
        await platform.get<{ codes: string[] }>('/api/access/users?backupCodes', {
          method: 'POST',
          token,
          body: { password: demoPassword },
        })
      ).codes;
    const spend = async (backupCode: string) =>
      post('backupCode', { userName: user, session: (await challenge()).session, backupCode });
    const left = async (token: string) =>
      (await platform.get<{ backupCodes: number }>('/api/access/users/me/profile', { token })).backupCodes;

    it('is ten codes, each good once, in whichever way it is typed', async () => {
      const { token } = await withApp();
      const codes = await make(token);
      expect(new Set(codes).size).toBe(10);
      expect(codes.every(code => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toBe(true);
      expect((await spend(codes[0]!)).status).toBe(200);
      expect((await spend(codes[1]!.toUpperCase().replace('-', ' '))).status).toBe(200);
      expect(await errorOf(await spend(codes[0]!))).toMatchObject({ type: 'CodeMismatchException' });
      expect(await left(token)).toBe(8);
    });

    it('has one winner of twenty at the same time', async () => {
      const { token } = await withApp();
      const [code = ''] = await make(token);
      const sessions = await Promise.all(Array.from({ length: 4 }, () => challenge()));
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          post('backupCode', {
            userName: user,
            session: sessions[i % 4]?.session ?? '',
            backupCode: code,
          }),
        ),
      );
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is stored as hashes, replaced by new ones, and gone with the factor', async () => {
      const { token } = await withApp();
      const [old = ''] = await make(token);
      const rows = await platform.database.read('meridian', tx =>
        tx.selectFrom('backup_codes').selectAll().execute(),
      );
      expect(JSON.stringify(rows)).not.toContain(old);
      await make(token);
      expect((await spend(old)).status).toBe(400);
      await post('setMfaPreference', { value: 'none', password: demoPassword }, token);
      expect(await left(token)).toBe(0);
    });

    it('shares its tries with the other codes: five a challenge', async () => {
      const { token, secret } = await withApp();
      const [code = ''] = await make(token);
      const { session } = await challenge();
      for (let n = 0; n < 5; n++) await answerTo(session, wrongFor(secret));
      const answer = await post('backupCode', { userName: user, session, backupCode: code });
      expect(await errorOf(answer)).toMatchObject({ type: 'NotAuthorizedException' });
    });

    it('is for anyone who has a factor that it could stand in for', async () => {
      const token = await platform.signIn(user);
      expect(await errorOf(await post('backupCodes', { password: null }, token))).toMatchObject({
        type: 'MfaMethodNotAllowed',
      });
    });
  });

  it('that was declined is not offered again on another device', async () => {
    const me = async () =>
      platform.get<{ authenticatorDeclinedAt: string | null }>('/api/access/users/me', {
        token: await platform.signIn(user),
      });
    expect((await me()).authenticatorDeclinedAt).toBeNull();
    const token = await platform.signIn(user);
    expect((await post('declineAuthenticator', {}, token)).status).toBe(200);
    expect((await me()).authenticatorDeclinedAt).toBe(platform.clock.now().toISOString());
  });

  describe('by SMS', () => {
    const bySms = () =>
      platform.database.tenant('meridian', tx =>
        tx
          .updateTable('users')
          .set({ mfa_method: 'SMS', phone: '+31612345678' })
          .where('username_key', '=', user)
          .execute(),
      );
    const sms = async () => {
      const { database, clock } = platform.services;
      platform.clock.turn(1);
      while (await runNextJob(database, platform.jobs, () => clock.now()));
      const [latest] = await folderOutbox(platform.config.outboxFolder, platform.services).latest(1);
      return latest;
    };

    it('goes to the phone, which is shown masked; the code works once', async () => {
      await bySms();
      const response = await challenge();
      expect(response).toMatchObject({ mfaType: 'SMS', phone: '+31******678' });
      const message = await sms();
      expect(message).toMatchObject({ to: '+31612345678' });
      const code = /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
      expect((await answerTo(response.session, code)).status).toBe(200);
      expect((await answerTo(response.session, code)).status).toBe(400);
    });

    it('is sent ten times in an hour and thirty in a day at most, however often someone signs in', async () => {
      await bySms();
      const sent: number[] = [];
      for (let n = 0; n < 5; n++) {
        let count = 0;
        while ((await post('login', { userName: user, password: demoPassword })).status === 200) count++;
        sent.push(count);
        platform.clock.turn(3_600);
      }
      expect(sent).toEqual([10, 10, 10, 0, 0]);
      const refused = await post('login', { userName: user, password: demoPassword });
      expect(await errorOf(refused)).toMatchObject({ type: 'AttemptLimitExceeded' });
    });

    it('is sent three times at most, and only the last code counts', async () => {
      await bySms();
      const { session } = await challenge();
      const first = /^\d{6}/.exec((await sms())?.text ?? '')?.[0] ?? '';
      const resend = () => post('mfaResend', { userName: user, session });
      expect((await resend()).status).toBe(200);
      const second = /^\d{6}/.exec((await sms())?.text ?? '')?.[0] ?? '';
      expect((await resend()).status).toBe(200);
      const third = /^\d{6}/.exec((await sms())?.text ?? '')?.[0] ?? '';
      expect(await errorOf(await resend())).toMatchObject({ type: 'AttemptLimitExceeded' });
      for (const code of [first, second])
        if (code !== third) expect((await answerTo(session, code)).status).toBe(400);
      expect((await answerTo(session, third)).status).toBe(200);
    });

    it('is asked for only once the phone was proven to be at hand', async () => {
      await platform.database.tenant('meridian', tx =>
        tx.updateTable('users').set({ phone: '+31612345678' }).where('username_key', '=', user).execute(),
      );
      const token = await platform.signIn(user);
      const prefer = () => post('setMfaPreference', { value: 'sms', password: null }, token);
      expect(await errorOf(await prefer())).toMatchObject({ type: 'MfaMethodNotAllowed' });
      expect((await post('phoneCode', { password: null }, token)).status).toBe(200);
      const code = /^\d{6}/.exec((await sms())?.text ?? '')?.[0] ?? '';
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await errorOf(await post('provePhone', { code: wrong }, token))).toMatchObject({
        type: 'CodeMismatchException',
        message: 'Invalid confirm code',
      });
      expect((await post('provePhone', { code }, token)).status).toBe(200);
      expect((await post('provePhone', { code }, token)).status).toBe(400);
      expect((await prefer()).status).toBe(200);
      expect(await challenge()).toMatchObject({ mfaType: 'SMS' });
    });

    it('proves nothing after five wrong codes, or three minutes, and sends three in an hour', async () => {
      await platform.database.tenant('meridian', tx =>
        tx.updateTable('users').set({ phone: '+31612345678' }).where('username_key', '=', user).execute(),
      );
      const token = await platform.signIn(user);
      const send = () => post('phoneCode', { password: null }, token);
      const next = async () => /^\d{6}/.exec((await sms())?.text ?? '')?.[0] ?? '';
      expect((await send()).status).toBe(200);
      const first = await next();
      const wrong = first === '000000' ? '000001' : '000000';
      for (let i = 0; i < 5; i++) expect((await post('provePhone', { code: wrong }, token)).status).toBe(400);
      expect((await post('provePhone', { code: first }, token)).status).toBe(400);
      expect((await send()).status).toBe(200);
      const second = await next();
      platform.clock.turn(181);
      expect((await post('provePhone', { code: second }, token)).status).toBe(400);
      expect((await send()).status).toBe(200);
      expect(await errorOf(await send())).toMatchObject({ type: 'AttemptLimitExceeded' });
    });
  });
});
