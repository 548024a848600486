import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProgram } from '../../testing/child.ts';
import { cacheFolder, temporaryFolder } from '../../testing/folders.ts';

const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const data = join(folder.path, 'data');
const keys = join(folder.path, 'keys.json');

async function run(name: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const child = startProgram(join(import.meta.dirname, `${name}.ts`), args, {
    DATA_DIR: data,
    KEYS_FILE: keys,
    CACHE_DIR: cacheFolder,
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
    DATABASE_URL: '',
    INIT_CWD: folder.path,
    ...env,
  });
  const code = await child.ended;
  return { code, output: child.lines.join('\n') };
}

const linksOf = (output: string) => Number(/^meridian: (\d+) links hold/m.exec(output)?.[1]);

describe('the commands', () => {
  /** The links of the trail after the seed: the demo data, and so their number, are of the day. */
  let links = 0;

  beforeAll(async () => {
    await run('migrate');
  });

  it('tenant:create makes a tenant, and prints an invitation for its first administrator', async () => {
    const { code, output } = await run('tenant-create', [
      '--id',
      'acme',
      '--name',
      'Acme Wealth',
      '--admin',
      'a@acme.example',
    ]);
    expect(code).toBe(0);
    expect(output).toMatch(/http:\/\/acme\.localhost:4300\/signup\?token=[0-9a-f-]{36}&k=[\w-]{32}/);
  });

  it.each([
    [[], 'Usage: npm run tenant:create'],
    [['--help'], 'Usage: npm run tenant:create'],
    [['--id'], 'Usage: npm run tenant:create'],
    [['--id', 'Not An Id', '--name', 'x', '--admin', 'a@b.example'], '--id:'],
    [['--id', 'ok', '--name', 'x', '--admin', 'nobody'], '--admin:'],
  ])('tenant:create refuses %j', async (args, text) => {
    const { code, output } = await run('tenant-create', args);
    expect(code).toBe(1);
    expect(output).toContain(text);
  });

  it('seed adds the demo tenants, and leaves the others alone', async () => {
    const { code, output } = await run('seed');
    expect(code).toBe(0);
    expect(output).toContain('Meridian Wealth: 1301 registrations');
    expect((await run('seed')).output).not.toContain('registrations');
  });

  it('audit:verify walks every chain', async () => {
    const { code, output } = await run('audit-verify');
    expect(code).toBe(0);
    expect(output).toMatch(/^acme: 2 links hold/m);
    links = linksOf(output);
    expect(links).toBeGreaterThan(5 * 1_301);
  });

  it('audit:verify believes no trail whose signed heads are gone', async () => {
    rmSync(join(data, 'audit-heads.jsonl'));
    const { code, output } = await run('audit-verify');
    expect(code).toBe(1);
    expect(output).toMatch(/^meridian: no signed head in /m);
  });

  it('files:verify reads every file, and names those that are gone', async () => {
    const { code, output } = await run('files-verify');
    expect(code).toBe(0);
    const [, count] = /^(\d+) of \1 files are there and whole/m.exec(output) ?? [];
    expect(Number(count)).toBeGreaterThan(100);
    const objects = join(data, 'objects');
    const draftStore = readdirSync(objects)[0] ?? '';
    const draftFile = join(objects, draftStore, readdirSync(join(objects, draftStore))[0] ?? '');
    renameSync(draftFile, join(folder.path, 'away'));
    const without = await run('files-verify');
    renameSync(join(folder.path, 'away'), draftFile);
    expect(without.code).toBe(1);
    expect(without.output).toMatch(/: file [0-9a-f-]{36} is missing$/m);
  });

  describe('a back-up', () => {
    let made = '';
    beforeAll(async () => {
      mkdirSync(join(data, 'objects', 'ab'), { recursive: true });
      writeFileSync(join(data, 'objects', 'ab', 'ab'.repeat(32)), 'sealed');
      await run('backup');
      made = join(data, 'backups', readdirSync(join(data, 'backups'))[0] ?? '');
    });

    it('holds no keys, and nothing that identifies a person in history', () => {
      const text = gunzipSync(readFileSync(join(made, 'data.jsonl.gz'))).toString();
      expect(text).not.toContain('PRIVATE KEY');
      expect(readdirSync(made).toSorted()).toEqual(['data.jsonl.gz', 'manifest.json', 'objects']);
    });

    it('comes back with every table as it was, files included', async () => {
      const elsewhere = join(folder.path, 'elsewhere');
      const { code, output } = await run('restore', [made], { DATA_DIR: elsewhere });
      expect(output).toContain('every table is as it was');
      expect(code).toBe(0);
      expect(readFileSync(join(elsewhere, 'objects', 'ab', 'ab'.repeat(32)), 'utf8')).toBe('sealed');
      expect(linksOf((await run('audit-verify', [], { DATA_DIR: elsewhere })).output)).toBe(links);
    });

    it('is never put over a database that is there', async () => {
      const { code, output } = await run('restore', [made]);
      expect(code).toBe(1);
      expect(output).toContain('a restore never overwrites');
    });

    it('is refused when the keys are others', async () => {
      const env = { DATA_DIR: join(folder.path, 'third'), KEYS_FILE: join(folder.path, 'others.json') };
      expect((await run('restore', [made], env)).output).toContain('KEYS_FILE holds other keys');
    });

    it('is refused when a row of it was changed, and leaves nothing half-restored', async () => {
      const damaged = join(folder.path, 'damaged');
      cpSync(made, damaged, { recursive: true });
      const file = join(damaged, 'data.jsonl.gz');
      const text = gunzipSync(readFileSync(file)).toString();
      writeFileSync(file, gzipSync(text.replace('Sanne', 'Sunne')));
      const target = join(folder.path, 'fourth');
      const { code, output } = await run('restore', [damaged], { DATA_DIR: target });
      expect(code).toBe(1);
      expect(output).toMatch(/The back-up is damaged: users of meridian/);
      expect(readdirSync(target).filter(name => name === 'database')).toEqual([]);
      rmSync(damaged, { recursive: true });
    });
  });

  it('keys:rotate goes step by step, and the last one leaves one set of keys', async () => {
    const form = () => JSON.parse(readFileSync(keys, 'utf8')) as Record<string, unknown>;
    const { secret } = form();
    expect((await run('keys-rotate')).output).toContain('Usage: npm run keys:rotate');
    expect(await run('keys-rotate', ['exchange'])).toEqual({
      code: 1,
      output: 'There are no other keys yet.',
    });
    for (const step of ['next', 'exchange', 'finish'])
      expect(await run('keys-rotate', [step])).toMatchObject({ code: 0 });
    expect(form()).toMatchObject({ root: secret, retired: [expect.stringContaining('PUBLIC KEY')] });
    expect(form()).not.toHaveProperty('other');
    expect(form()['secret']).not.toBe(secret);
    const { output } = await run('audit-verify');
    expect(linksOf(output)).toBe(links);
    expect(output).not.toMatch(/does not hold|is not what/);
  });

  it('keys may come from the environment, and then nothing is written', async () => {
    const env = { KEYS: readFileSync(keys, 'utf8'), KEYS_FILE: join(folder.path, 'none.json') };
    expect(linksOf((await run('audit-verify', [], env)).output)).toBe(links);
    const { code, output } = await run('keys-rotate', ['next'], env);
    expect([code, Object.keys(JSON.parse(output) as object)]).toEqual([0, expect.arrayContaining(['other'])]);
    expect(readdirSync(folder.path)).not.toContain('none.json');
    const refused = await run('audit-verify', [], { ...env, KEYS: '{"secret":"quoted-by-nobody"}' });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('KEYS cannot be used as keys.');
    expect(refused.output).not.toContain('quoted-by-nobody');
  });
});
