import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startProgram, type Child } from '../testing/child.ts';
import { cacheFolder, effort, temporaryFolder } from '../testing/folders.ts';
import { freePort } from '../testing/free-port.ts';

const main = join(import.meta.dirname, 'main.ts');
const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());

let made = 0;
const settings = (overrides: Record<string, string> = {}) => ({
  DATA_DIR: join(folder.path, String(++made)),
  CACHE_DIR: cacheFolder,
  PORT: '0',
  ARGON2_MEMORY_KIB: '8',
  ARGON2_PASSES: '1',
  DATABASE_URL: '',
  ...overrides,
});

/** The demo tenants, filled in once by the first test. */
const seeded = join(folder.path, 'seeded');

/** A data folder of its own with the demo tenants in it. */
async function seededSettings(overrides: Record<string, string> = {}) {
  const env = settings(overrides);
  await cp(seeded, env.DATA_DIR, { recursive: true });
  return env;
}

const isReady = (line: string) => line.startsWith('Dossier is ready');
const errorOf = async (env: Record<string, string>) => {
  const child = startProgram(main, [], settings(env));
  const code = await child.ended;
  return { code, output: child.lines.join('\n') };
};

describe('starting', () => {
  it('says what it does, where it is and who can sign in; Ctrl-C stops it', async () => {
    const child = startProgram(main, [], settings({ DATA_DIR: seeded }));
    await child.line(isReady);
    await child.line(line => line.includes('Welcome-2026!'));
    expect(child.lines.join('\n')).toMatch(
      /1301 registrations[\s\S]*single process, single machine[\s\S]*http:\/\/rheinwerk\.localhost/,
    );
    child.process.kill('SIGINT');
    expect(await child.ended).toBe(0);
  });

  it('refuses a wrong value in one line that names the variable', async () => {
    const { code, output } = await errorOf({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toBe('Dossier did not start. PORT must be a whole number from 0 to 65535.');
  });

  it('says so when the port is taken, and names PORT', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, output } = await errorOf({ PORT: String(port), DEMO: 'no' });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`PORT: ${port} is taken on 127.0.0.1.`);
  });

  it('refuses a second process on the same data folder with the first one’s id', async () => {
    const env = settings({ DEMO: 'no' });
    const first = startProgram(main, [], env);
    await first.line(isReady);
    const second = startProgram(main, [], env);
    await second.line(line =>
      line.includes(`Process ${first.process.pid} already works with this data folder`),
    );
    expect(await second.ended).toBe(1);
    await first.kill();
  });

  it('refuses other keys than the database was written with', async () => {
    const env = settings({ DEMO: 'no' });
    const first = startProgram(main, [], env);
    await first.line(isReady);
    await first.kill();
    const second = startProgram(main, [], { ...env, KEYS_FILE: join(folder.path, 'other-keys.json') });
    await second.line(line => line.includes('KEYS_FILE holds other keys'));
    expect(await second.ended).toBe(1);
  });

  it('keeps demo tenants off the network, unless told otherwise', async () => {
    const env = await seededSettings();
    const open = { ...env, HOST: '0.0.0.0', PUBLIC_URL: 'https://dossier.example' };
    const second = startProgram(main, [], open);
    await second.line(line => line.includes('demo firms, whose passwords everybody knows'));
    expect(await second.ended).toBe(1);
    const third = startProgram(main, [], { ...open, DEMO_ON_NETWORK: 'yes' });
    await third.line(isReady);
    await third.kill();
  });
});

interface Created {
  readonly name: string;
  readonly key: string;
}

/** Someone who creates registrations one after another, and remembers which were confirmed. */
class Writer {
  readonly confirmed: Created[] = [];
  readonly #base: string;
  #token = '';

  constructor(base: string) {
    this.#base = base;
  }

  async #send(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}`, ...headers },
      body: JSON.stringify(body),
    });
  }

  async signIn(): Promise<void> {
    const response = await this.#send('/api/access/users?login', {
      userName: 'lumen.admin',
      password: 'Welcome-2026!',
    });
    ({ accessToken: this.#token } = (await response.json()) as { accessToken: string });
  }

  create({ name, key }: Created): Promise<Response> {
    const parties = [{ naturalPerson: { lastName: name } }];
    return this.#send(
      '/api/main/registrations',
      { type: 'INDIVIDUAL', channel: 'API', parties },
      { 'idempotency-key': key },
    );
  }

  /** Writes until the platform is gone. */
  async writeOn(round: number, max: number, kill: () => void): Promise<Created | null> {
    for (let n = 1; ; n++) {
      const next = { name: `Kill${round}x${n}`, key: randomUUID() };
      const answer = this.create(next);
      if (n === max) kill();
      const response = await answer.catch(() => null);
      if (response === null) return next;
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      await response.json();
      this.confirmed.push(next);
    }
  }

  async namesMatching(search: string): Promise<string[]> {
    const response = await fetch(`${this.#base}/api/main/registrations?max=1000&search=${search}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    return ((await response.json()) as { items: { name: string }[] }).items.map(item => item.name);
  }
}

describe('killed at any moment', () => {
  it(
    'loses nothing that was answered with success, and does nothing twice that is asked for again',
    async () => {
      const port = await freePort();
      const env = await seededSettings({ PORT: port });
      const writer = new Writer(`http://127.0.0.1:${port}`);
      let child: Child | undefined;
      for (let round = 1; round <= 3 * effort; round++) {
        child = startProgram(main, [], env);
        await child.line(isReady);
        await writer.signIn();
        const running = child;
        const lost = await writer.writeOn(round, 4 + ((round * 7) % 9), () =>
          running.process.kill('SIGKILL'),
        );
        await child.ended;

        child = startProgram(main, [], env);
        await child.line(isReady);
        await writer.signIn();
        const names = await writer.namesMatching('kill');
        expect(names).toHaveLength(new Set(names).size);
        expect(writer.confirmed.map(record => record.name).filter(name => !names.includes(name))).toEqual([]);
        // Anyone who got no answer asks again, and there is one.
        if (lost) {
          expect((await writer.create(lost)).status).toBe(200);
          writer.confirmed.push(lost);
        }
        const after = await writer.namesMatching('kill');
        expect(after.toSorted()).toEqual(writer.confirmed.map(record => record.name).toSorted());
        await child.kill();
      }
    },
    60_000 * effort + 60_000,
  );
});

describe('stopping', () => {
  it('finishes what is being answered', async () => {
    const port = await freePort();
    const child = startProgram(main, [], await seededSettings({ PORT: port }));
    await child.line(isReady);
    const writer = new Writer(`http://127.0.0.1:${port}`);
    await writer.signIn();
    const answers = Array.from({ length: 20 }, (_, n) =>
      writer.create({ name: `Stop${n}`, key: randomUUID() }),
    );
    await Promise.race(answers);
    child.process.kill('SIGTERM');
    const statuses = (await Promise.all(answers)).map(response => response.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await child.ended).toBe(0);
  });

  it('cuts no request of clients that keep asking', async () => {
    const port = await freePort();
    const child = startProgram(main, [], await seededSettings({ PORT: port }));
    await child.line(isReady);
    const failures: unknown[] = [];
    // Anyone who learns that its connection ends goes elsewhere: another process would answer.
    const client = async (agent: Agent) => {
      for (;;) {
        const answer = await ready(port, agent).catch((error: unknown) => error);
        if (answer instanceof Error) return void failures.push(answer.message);
        if (answer === 'close') return;
      }
    };
    const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    await Promise.all(agents.map(agent => ready(port, agent)));
    const clients = Promise.all(agents.map(client));
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    await clients;
    expect(failures).toEqual([]);
  });
});

/** What the answer says of its connection. */
function ready(port: string, agent: Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get({ host: '127.0.0.1', port, path: '/ready', agent }, response => {
    response.resume().on('end', () => resolve(response.headers.connection ?? ''));
  }).on('error', reject);
  return promise;
}
