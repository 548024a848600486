import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@dossier/api/contract';
import { readConfig, type Config } from '../app/config.ts';
import { createPlatform, type Platform } from '../app/platform.ts';
import { createLog, createServices, type World } from '../app/services.ts';
import { createPasswords } from '../areas/access/passwords.ts';
import type { Database } from '../database/index.ts';
import { loadKeys } from '../shared/keys/keys.ts';
import { demoPassword, smallTenants } from '../seed/tenants.ts';
import { seed } from '../seed/seed.ts';
import { testClock, type TestClock } from './clock.ts';
import type { TestEngine } from './database.ts';
import { temporaryFolder, workerFolder } from './folders.ts';
import { systemAdminSignIn } from './system-admin.ts';
import { testNow } from './work.ts';

/** What a request to the platform under test says. */
export interface TestRequest {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is, in place of a JSON body. */
  readonly raw?: BodyInit;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}

export interface TestPlatform extends Platform {
  readonly clock: TestClock;
  readonly database: Database;
  readonly config: Config;
  ask(path: string, request?: TestRequest): Promise<Response>;
  /** Asks and reads the answer, which must be a success. */
  get<T>(path: string, request?: TestRequest): Promise<T>;
  /** Signs a demo user in. @returns the access token. */
  signIn(userName: string): Promise<string>;
}

/** A platform with small demo tenants, a clock that stands still, and hashes that cost nothing. */
export async function startTestPlatform(
  engine: TestEngine,
  env: Record<string, string> = {},
  ports: Pick<World, 'streamCheck' | 'mail' | 'webhooks'> = {},
): Promise<TestPlatform> {
  const folder = temporaryFolder();
  const config = readConfig({
    ARGON2_MEMORY_KIB: '8',
    ARGON2_PASSES: '1',
    DATA_DIR: folder.path,
    STATIC_DIR: join(folder.path, 'dist'),
    LIMIT_SIGN_INS_PER_ADDRESS: '100000',
    LIMIT_RESETS_PER_ADDRESS: '100000',
    LIMIT_REQUESTS_PER_ADDRESS: '1000000',
    LIMIT_REQUESTS_PER_TENANT: '1000000',
    LOG_LEVEL: 'silent',
    ...env,
  });
  mkdirSync(config.dataFolder, { recursive: true });
  // What is sealed in the demo tenants must be opened by a test that starts from a copy of them.
  const keys = loadKeys({ keys: null, keysFile: join(workerFolder(), 'keys.json') });
  const clock = testClock(testNow);
  const world = { clock, log: createLog(config.logLevel), ...ports };
  const hashing = Object.values(config.password).join('_');
  const database = await engine.openFilled(`firms_${hashing}`, async empty => {
    const passwords = createPasswords({ pepper: keys.pepper, ...config.password, atOnce: 1, queue: 1 });
    const services = createServices(config, empty, keys, world);
    await seed({ services, hash: password => passwords.hash(password), tenants: smallTenants });
  });
  const platform = await createPlatform(config, database, keys, () => true, world);

  const ask: TestPlatform['ask'] = async (path, request = {}) => {
    const { method = 'GET', body, raw, token, headers, host = 'localhost:4300' } = request;
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return platform.app.request(`http://${host}${path}`, {
      method,
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
      ...(content instanceof ReadableStream && { duplex: 'half' }),
    });
  };
  const get: TestPlatform['get'] = async <T>(path: string, request?: TestRequest) => {
    const response = await ask(path, request);
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer as T;
  };
  const post = <T>(flag: string, body: object, token?: string) =>
    get<T>(`/api/access/users?${flag}`, { method: 'POST', body, ...(token && { token }) });
  const signInSystemAdmin = systemAdminSignIn(post, database, clock);
  return {
    ...platform,
    clock,
    database,
    config,
    ask,
    get,
    async signIn(userName) {
      const login = { userName, password: demoPassword };
      if (userName === 'system.admin') return signInSystemAdmin(login);
      return (await post<{ accessToken: string }>('login', login)).accessToken;
    },
  };
}

/** The error that an answer holds. */
export const errorOf = async (response: Response): Promise<ErrorEnvelope> =>
  (await response.json()) as ErrorEnvelope;
