import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../testing/database.ts';
import { oldRelease, type OldRelease } from '../testing/old-release.ts';

/** A section as the old tables hold it: every version of it, the last one in force. */
interface OldSection {
  readonly section: string;
  readonly versions: readonly object[];
}

const general = (name: string, primary: string) => ({
  businessName: name,
  publicLinks: { social: [] },
  whitelabeling: { id: 'meridian', name, brand: { primary } },
});
const enabledTypes = ['BUSINESS'];
const uploadTypes = [{ extension: 'pdf', professional: true }];

const oldSections: readonly OldSection[] = [
  {
    section: 'general',
    versions: [
      general('Meridian', '#000001'),
      general('Meridian', '#000002'),
      general('Meridian Wealth', '#000002'),
      general('Meridian Wealth', '#000002'),
    ],
  },
  {
    section: 'registrations',
    versions: [
      { enabledTypes },
      { enabledTypes, completion: 'automatic' },
      { enabledTypes, completion: 'automatic', uploadTypes },
    ],
  },
  { section: 'regions', versions: [{ defaultLocale: 'en-US' }, { defaultLocale: 'nl-NL' }] },
  { section: 'signing', versions: [{ assetManagerCoSign: { coSigners: [] } }] },
];

const user = '10000000-0000-4000-8000-000000000001';
const at = (version: number) => `'2026-0${version}-01T09:00:00Z'`;
const json = (value: object) => `'${JSON.stringify(value)}'::jsonb`;

/** What the old release wrote: no version of a section that was never changed. */
const statementsOf = (tenant: string) => [
  `insert into tenants (id, name, created_at) values ('${tenant}', 'Meridian', now())`,
  ...oldSections.flatMap(({ section, versions }) => [
    `insert into tenant_settings values ('${tenant}', '${section}', ${json(versions.at(-1) ?? {})},
      ${versions.length}, ${at(versions.length)}, '${user}')`,
    ...(versions.length === 1 ? [] : versions).map(
      (value, index) => `insert into tenant_settings_versions values ('${tenant}', '${section}', ${index + 1},
        ${json(value)}, ${index === 0 ? 'null' : `'Reason ${index + 1}'`}, ${at(index + 1)}, '${user}')`,
    ),
  ]),
];

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly data: unknown;
  readonly reason: string | null;
  readonly month: number;
}

onBothEngines('settings of the release before', engine => {
  let release: OldRelease;
  let before: number;
  beforeAll(async () => {
    release = await oldRelease(await engine.options(), '0064-system-admins-factor');
    for (const tenant of ['meridian', 'lumen']) await release.fill(tenant, statementsOf(tenant));
    const [count] = await release.rows<{ n: number }>(
      'meridian',
      `select ((select count(*) from tenant_settings_versions where tenant_id = 'meridian') +
        (select count(*) from tenant_settings where tenant_id = 'meridian' and version = 1))::int as n`,
    );
    before = count?.n ?? 0;
    await release.migrate();
  });
  afterAll(() => release.close());

  const rowsOf = (tenant: string) =>
    release.rows<Row>(
      tenant,
      `select id, version, state, data, reason, extract(month from created_at at time zone 'UTC')::int as month
        from definitions where kind = 'settings' and tenant_id = '${tenant}' order by id, version`,
    );

  it.each(['meridian', 'lumen'])('become a row and a history for each page of %s', async tenant => {
    const rows = await rowsOf(tenant);
    const versionsOf = (page: string) =>
      rows.filter(({ id }) => id === page).map(({ version, state }) => `${version} ${state}`);
    expect({
      contact: versionsOf('contact'),
      whitelabeling: versionsOf('whitelabeling'),
      registrations: versionsOf('registrations'),
      onboarding: versionsOf('onboarding'),
      extensions: versionsOf('extensions'),
      regions: versionsOf('regions'),
      signing: versionsOf('signing'),
    }).toEqual({
      contact: ['1 retired', '3 published'],
      whitelabeling: ['1 retired', '2 retired', '3 published'],
      registrations: ['1 published'],
      onboarding: ['1 retired', '2 published'],
      extensions: ['1 retired', '3 published'],
      regions: ['1 retired', '2 published'],
      signing: ['1 published'],
    });
    expect(rows.find(({ id, version }) => id === 'onboarding' && version === 2)).toMatchObject({
      data: { completion: 'automatic' },
      reason: 'Reason 2',
      month: 2,
    });
  });

  it('lose nothing: every version that there was can be put together again', async () => {
    const rows = await rowsOf('meridian');
    const page = (id: string, version: number) =>
      rows.findLast(row => row.id === id && row.version <= version)?.data as object;
    const sectionAt: Readonly<Record<string, (version: number) => object>> = {
      general: version => ({ ...page('contact', version), whitelabeling: page('whitelabeling', version) }),
      registrations: version => ({
        ...page('registrations', version),
        ...page('onboarding', version),
        ...page('extensions', version),
      }),
      regions: version => page('regions', version),
      signing: version => page('signing', version),
    };
    const versions = oldSections.flatMap(({ section, versions: values }) =>
      values.map((value, index) => [value, sectionAt[section]?.(index + 1)] as const),
    );
    expect(versions).toHaveLength(before);
    for (const [value, again] of versions) expect(again).toEqual(value);
  });
});
