import { defaultSessions, type contract, type OutputOf } from '@dossier/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/database.ts';
import { grantTo } from '../../../testing/groups.ts';
import { errorOf, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { openRequest } from '../../../testing/sign-offs.ts';
import { putSection } from '../../../testing/settings.ts';

type Contact = OutputOf<typeof contract.tenants.contact>;
type Onboarding = OutputOf<typeof contract.tenants.onboarding>;
type Types = OutputOf<typeof contract.tenants.registrationTypes>;
type Modules = OutputOf<typeof contract.tenants.modules>;
type Region = OutputOf<typeof contract.tenants.region>;
type Appearance = OutputOf<typeof contract.tenants.whitelabeling>;
type History = OutputOf<typeof contract.tenants.settingsHistory>;
type Settings = OutputOf<typeof contract.tenants.settings>;
type RiskReview = OutputOf<typeof contract.tenants.riskReview>;

/** The levels of risk with these months, in their order. */
const levelsWith = (low: number, medium: number, high: number, unacceptable = 0) => ({
  levels: [
    { id: 'LOW', name: null, months: low },
    { id: 'MEDIUM', name: null, months: medium },
    { id: 'HIGH', name: null, months: high },
    { id: 'UNACCEPTABLE', name: null, months: unacceptable },
  ],
});

onBothEngines('settings of a tenant', engine => {
  let platform: TestPlatform;
  let admin: string;

  beforeAll(async () => {
    platform = await startTestPlatform(engine);
    admin = await platform.signIn('meridian.admin');
  });

  const path = (action: string, tenant = 'meridian') =>
    `/api/main/tenants/${tenant}/settings?action=${action}`;
  const read = <T>(action: string) => platform.get<T>(path(action), { token: admin });
  const save = (
    action: string,
    version: number,
    value: unknown,
    reason: string | null = null,
    token = admin,
  ) =>
    platform.ask(path(action), {
      method: 'PUT',
      token,
      body: { value, reason },
      headers: { 'if-match': `"v${version}"` },
    });

  it('say who changed them last, and are what the pages read at once', async () => {
    const { version, value } = await read<Contact>('contact');
    const saved = await save('contact', version, { ...value, shortName: 'Meri', phone: '+31201234567' });
    expect(saved.status).toBe(200);
    expect((await saved.json()) as Contact).toMatchObject({
      version: version + 1,
      updatedBy: 'Sanne de Wit',
    });
    const settings = await platform.get<Settings>('/api/main/tenants/meridian/settings', { token: admin });
    expect(settings.general.shortName).toBe('Meri');
  });

  it('are refused on an older version: the other one is not lost', async () => {
    const { version, value } = await read<Contact>('contact');
    expect((await save('contact', version - 1, { ...value, shortName: 'Lost' })).status).toBe(412);
    expect((await read<Contact>('contact')).value.shortName).not.toBe('Lost');
  });

  it.each([
    ['contact', { phone: '12' }, 'value.phone', 'landOrMobilePhone'],
    ['contact', { email: 'nobody' }, 'value.email', 'email'],
    ['contact', { businessName: '  ' }, 'value.businessName', 'required'],
    ['region', { allowedLocales: [] }, 'value.allowedLocales', 'required'],
    ['region', { allowedLocales: ['nl-NL'], defaultLocale: 'en-US' }, 'value.defaultLocale', 'oneOf'],
    ['region', { allowedRegions: ['nonsense'] }, 'value.allowedRegions[0]', 'oneOf'],
    ['region', { allowedRegions: ['asia', 'EU+EEA'] }, 'value.allowedRegions[1]', 'oneOf'],
    ['connections', { threshold: 4 }, 'value.threshold', 'minNumber'],
    ['connections', { threshold: 26 }, 'value.threshold', 'maxNumber'],
    ['riskReview', levelsWith(24, 36, 12), 'value.levels[1].months', 'maxNumber'],
    ['riskReview', levelsWith(36, 24, 13), 'value.levels[2].months', 'maxNumber'],
    ['riskReview', levelsWith(61, 24, 12), 'value.levels[0].months', 'maxNumber'],
    ['riskReview', levelsWith(36, 24, 0), 'value.levels[2].months', 'minNumber'],
    ['riskReview', levelsWith(36, 24, 12, 6), 'value.levels[3].months', 'maxNumber'],
    ['riskReview', { levels: levelsWith(36, 24, 12).levels.toReversed() }, 'value.levels[0].id', 'oneOf'],
    ['riskReview', { defaultMonths: 0 }, 'value.defaultMonths', 'minNumber'],
    ['riskReview', { defaultMonths: 61 }, 'value.defaultMonths', 'maxNumber'],
    ['registrationTypes', { enabledTypes: [] }, 'value.enabledTypes', 'selectRegistrationType'],
    ['whitelabeling', { brand: { primary: 'red' } }, 'value.brand.primary', 'invalid'],
    ['whitelabeling', { css: '*{}' }, 'value.css', 'invalid'],
  ])('%s with %o is refused at %s', async (action, fields, field, code) => {
    const { version, value } = await read<Contact>(action);
    const refused = await save(action, version, { ...value, ...fields });
    expect(refused.status).toBe(400);
    expect((await errorOf(refused)).fields).toMatchObject([{ path: field, code }]);
  });

  it.each(['GET', 'PUT'])(
    'know their own pages: another action of %s is refused by its name',
    async method => {
      const refused = await platform.ask(path('nonsense'), {
        method,
        token: admin,
        ...(method === 'PUT' && { body: { value: {}, reason: null }, headers: { 'if-match': '"v1"' } }),
      });
      expect(refused.status).toBe(400);
      expect((await errorOf(refused)).fields).toEqual([{ path: 'action', code: 'oneOf' }]);
    },
  );

  describe('the theme', () => {
    it('is published, remembered with its reason, and restored as a new version', async () => {
      const first = await read<Appearance>('whitelabeling');
      const themeOf = async () =>
        (await platform.get<Settings>('/api/main/tenants/meridian/settings', { token: admin })).themeUrl;
      const before = await themeOf();
      await save('whitelabeling', first.version, { ...first.value, brand: { primary: '#c8f135' } }, 'Spring');
      expect(await themeOf()).not.toBe(before);
      const history = await read<History>('history&section=whitelabeling');
      expect(history.items[0]).toMatchObject({ by: 'Sanne de Wit', reason: 'Spring' });
      expect(history.items[0]?.value['brand']).toMatchObject({ primary: '#c8f135' });
      const older = history.items[1]!.value;
      const now = await read<Appearance>('whitelabeling');
      expect((await save('whitelabeling', now.version, older)).status).toBe(200);
      expect(await themeOf()).toBe(before);
    });

    it('stays the tenant’s own: another id or name is not taken over', async () => {
      const { version, value } = await read<Appearance>('whitelabeling');
      const saved = (await (
        await save('whitelabeling', version, { ...value, id: 'lumen', name: 'Lumen' })
      ).json()) as Appearance;
      expect(saved.value).toMatchObject({ id: 'meridian' });
    });
  });

  it.each([
    ['contact', { address: 'Herengracht 9' }, { address: 'Keizersgracht 1' }],
    ['region', { allowedLocales: ['en-US', 'nl-NL'], defaultLocale: 'nl-NL' }, { defaultLocale: 'en-US' }],
  ])('of %s say who changed what, when and why', async (name, before, after) => {
    const change = async (fields: object, reason: string) => {
      const { version, value } = await read<Contact | Region>(name);
      expect((await save(name, version, { ...value, ...fields }, reason)).status).toBe(200);
    };
    await change(before, 'First');
    platform.clock.turn(60);
    await change(after, 'Then');
    const [newer, older] = (await read<History>(`history&section=${name}`)).items;
    const at = platform.clock.now().toISOString();
    expect(newer).toMatchObject({ by: 'Sanne de Wit', reason: 'Then', at, value: after });
    expect(older).toMatchObject({ by: 'Sanne de Wit', reason: 'First', value: before });
  });

  it('demand a second factor within a second, and no text message where none is sent', async () => {
    const user = await platform.signIn('meridian.user');
    const mine = async () => (await platform.ask('/api/main/registrations', { token: user })).status;
    expect(await mine()).toBe(200);
    const { version, value } = await read<Region>('authentication');
    expect(value).toEqual({ allowedMFAMethods: [], sessions: defaultSessions });
    const authentication = { allowedMFAMethods: ['SOFTWARE'], sessions: defaultSessions };
    expect((await save('authentication', version, authentication, null, user)).status).toBe(403);
    expect((await save('authentication', version, authentication)).status).toBe(200);
    platform.clock.turn(1);
    expect(await mine()).toBe(403);
    await putSection(platform.database, 'meridian', 'authentication', { allowedMFAMethods: [] });
    platform.clock.turn(1);
  });

  it('may be changed by a user with the permission, and by no one else', async () => {
    const { version, value } = await read<Region>('region');
    const user = await platform.signIn('meridian.user');
    expect((await save('region', version, value, null, user)).status).toBe(403);
  });

  it('show what they were to anyone who may read them, and to no one else', async () => {
    await grantTo(platform, 'meridian.user', ['settingsWorkflowsRead']);
    const token = await platform.signIn('meridian.user');
    const history = (section: string) => platform.ask(path(`history&section=${section}`), { token });
    const { version, value } = await read<Onboarding>('onboarding');
    await save('onboarding', version, { ...value, completion: 'automatic' }, 'Fewer hands');
    const answer = await history('onboarding');
    const { items } = (await answer.json()) as History;
    expect(items.map(({ by, reason }) => ({ by, reason }))).toEqual([
      { by: 'Sanne de Wit', reason: 'Fewer hands' },
      { by: null, reason: null },
    ]);
    expect(items.map(({ value: onboarding }) => onboarding['completion'])).toEqual(['automatic', 'manual']);
    expect((await history('extensions')).status).toBe(403);
  });

  it.each([
    ['contact', { address: 'Elsewhere 1' }, 'whitelabeling'],
    ['onboarding', { completion: 'automatic' }, 'extensions'],
    ['registrationTypes', { enabledTypes: ['JOINT'] }, 'modules'],
  ])('of %s are a section of their own: two people save on two pages at once', async (one, fields, other) => {
    const seen = await read<Appearance>(other);
    const { version, value } = await read<Contact>(one);
    expect((await save(one, version, { ...value, ...fields })).status).toBe(200);
    expect(await read<Appearance>(other)).toEqual(seen);
    const count = async () => (await read<History>(`history&section=${other}`)).total;
    const before = await count();
    expect((await save(other, seen.version, seen.value)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('say at once which registrations may be started, and which modules there are', async () => {
    const settingsOf = () => platform.get<Settings>('/api/main/tenants/meridian/settings', { token: admin });
    const types = await read<Types>('registrationTypes');
    // In the order of the vocabulary, each once.
    const enabledTypes = ['BUSINESS', 'INDIVIDUAL', 'BUSINESS'];
    expect((await save('registrationTypes', types.version, { enabledTypes })).status).toBe(200);
    const modules = await read<Modules>('modules');
    expect((await save('modules', modules.version, { clientFile: false })).status).toBe(200);
    expect(await settingsOf()).toMatchObject({
      registrations: { enabledTypes: ['INDIVIDUAL', 'BUSINESS'] },
      clientFile: { enabled: false },
    });
    const [latest] = (await read<History>('history&section=modules')).items;
    expect(latest).toMatchObject({ by: 'Sanne de Wit', value: { clientFile: false } });
  });

  it('name the levels of risk at once; an empty name is the product’s', async () => {
    const { version, value } = await read<RiskReview>('riskReview');
    const levels = value.levels.map((level, index) => ({ ...level, name: ['  Laag ', ' '][index] ?? null }));
    expect((await save('riskReview', version, { ...value, levels })).status).toBe(200);
    const answer = await platform.ask('/api/parties/graphql', {
      method: 'POST',
      token: admin,
      body: { query: '{ riskQualificationSettingGet { levels { name } } }' },
    });
    const { data } = (await answer.json()) as {
      data: { riskQualificationSettingGet: { levels: { name: string | null }[] } };
    };
    const names = data.riskQualificationSettingGet.levels.map(({ name }) => name);
    expect(names).toEqual(['Laag', null, null, null]);
  });

  it('have fewer people decide only when a second person agrees', async () => {
    await platform.database.tenant('meridian', tx =>
      tx
        .updateTable('users')
        .set({ role: 'ROLE_TENANT_ADMIN' })
        .where('username_key', '=', 'meridian.agent')
        .execute(),
    );
    const second = await platform.signIn('meridian.agent');
    const start = await read<Onboarding>('onboarding');
    const raised = { ...start.value, acceptance: 'twoPersonsSenior' };
    expect((await save('onboarding', start.version, raised)).status).toBe(200);
    const { version, value } = await read<Onboarding>('onboarding');
    const answer = (await (
      await save('onboarding', version, { ...value, acceptance: 'none' }, 'Faster')
    ).json()) as Onboarding;
    expect(answer).toMatchObject({ version, value: { acceptance: 'twoPersonsSenior' } });
    const again = await save('onboarding', version, { ...value, acceptance: 'twoPersons' });
    expect(await errorOf(again)).toMatchObject({ type: 'Blocked' });

    const { signOff, approve } = await openRequest(platform, 'settings.lowerPolicy', admin);
    expect(signOff).toMatchObject({
      comment: 'Faster',
      hindrance: 'ownRequest',
      diff: [{ path: 'acceptance', old: 'twoPersonsSenior', new: 'none' }],
    });
    expect((await approve(admin)).status).toBe(403);
    const answers = await Promise.all([approve(second), approve(second)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read<Onboarding>('onboarding')).value.acceptance).toBe('none');
  });
});
