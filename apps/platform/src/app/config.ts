import { isAbsolute, join, resolve } from 'node:path';
import type { S3Options } from '../ports/objects/s3.ts';
import type { Settings } from '../shared/services/services.ts';
import { addressesOf } from './config-addresses.ts';
import { isLocal } from './config-local.ts';
import {
  ConfigError,
  flag,
  integer,
  listed,
  secret,
  text,
  urlValue,
  type Environment,
} from './config-values.ts';

/** Everything that a place of work decides, read once at start; areas see the part of it that `Settings` names. */
export interface Config extends Settings {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** How many proxies stand before the platform, and may say whose address a request has. */
  readonly trustedProxies: number;
  readonly dataFolder: string;
  /** The bucket that files lie in; null for a folder of `dataFolder`. */
  readonly objects: S3Options | null;
  readonly cacheFolder: string;
  /** Where mail waits that no mail server takes. */
  readonly outboxFolder: string;
  /** Show the outbox at `/outbox` to anyone who asks: it holds codes and passwords. */
  readonly outbox: boolean;
  /** The mail server that takes emails; null leaves them in the outbox. */
  /** Whether events may be sent to this machine: for tests and demos. */
  readonly webhookLoopback: boolean;
  readonly smtp: { readonly url: URL; readonly from: string } | null;
  /** The keys themselves, from a store of secrets; null for those of `keysFile`. */
  readonly keys: string | null;
  readonly keysFile: string;
  readonly auditHeadsFile: string;
  /** What was erased, outside of the database: a restore erases it again. */
  readonly tombstonesFile: string;
  /** Where back-ups go. */
  readonly backupFolder: string;
  readonly database: {
    readonly url: string;
    readonly migrationUrl: string | null;
    /** Where to listen for notices: a pooler in between would lose them. */
    readonly listenUrl: string;
    /** Connections of this process, the one that listens not counted. */
    readonly poolSize: number;
    /** False behind a pooler that does not know prepared statements. */
    readonly prepares: boolean;
  } | null;
  /** What a program that measures says as its bearer token; null lets only this machine ask. */
  readonly metricsToken: string | null;
  /** The built back office; pages are served when it is there. */
  readonly staticFolder: string;
  /** Fill an empty embedded database with the demo tenants. */
  readonly demo: boolean;
  /** Serve demo tenants, whose passwords everyone knows, to other machines. */
  readonly demoOnNetwork: boolean;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  readonly limits: Settings['limits'] & {
    /** Bytes. */
    readonly body: number;
    /** Of a request that no one has signed in for. */
    readonly publicBody: number;
    /** Of a message that a provider sends by itself. */
    readonly webhookBody: number;
    readonly upload: number;
    /** Milliseconds that a request may take, and one that brings a file. */
    readonly request: number;
    readonly uploadTime: number;
    /** Files on their way in at once, of one tenant and of all. */
    readonly uploadsPerTenant: number;
    readonly uploads: number;
    /** Requests a minute. */
    readonly perAddress: number;
    readonly perTenant: number;
    readonly signInPerAddress: number;
  };
}

const repository = join(import.meta.dirname, '../../../..');

/**
 * Reads the configuration.
 * @throws {ConfigError} whose message is one line that names the variable.
 */
export function readConfig(env: Environment): Config {
  const host = text(env, 'HOST', '127.0.0.1');
  const port = integer(env, 'PORT', 4300, { min: 0, max: 65_535 });
  const publicUrl = urlValue(env, 'PUBLIC_URL', ['http:', 'https:']) ?? defaultPublicUrl(env, host, port);
  if (publicUrl.protocol === 'http:' && !isLocal(publicUrl.hostname))
    throw new ConfigError('PUBLIC_URL', 'must begin with https:// (plain http only works for localhost)');
  const folder = (name: string, otherwise: string) => {
    const path = text(env, name, otherwise);
    return isAbsolute(path) ? path : resolve(repository, path);
  };
  const dataFolder = folder('DATA_DIR', '.data');
  const url = urlValue(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null;
  const migrationUrl = urlValue(env, 'DATABASE_MIGRATION_URL', ['postgres:', 'postgresql:'])?.href ?? null;
  if (migrationUrl && !url)
    throw new ConfigError('DATABASE_URL', 'must be set when DATABASE_MIGRATION_URL is');

  const demo = flag(env, 'DEMO', url === null);
  const stage = text(env, 'STAGE', 'development');
  const errorReportUrl = urlValue(env, 'FAULT_SINK_URL', ['https:', 'http:']);

  return {
    stage,
    version: text(env, 'VERSION', '0.1.0'),
    branch: text(env, 'BRANCH', '') || null,
    host,
    port,
    publicUrl,
    trustedProxies: integer(env, 'TRUST_PROXY', 0, { min: 0, max: 10 }),
    dataFolder,
    objects: objectsOf(env),
    cacheFolder: folder('CACHE_DIR', '.cache/platform'),
    outboxFolder: folder('OUTBOX_DIR', join(dataFolder, 'outbox')),
    outbox: flag(env, 'OUTBOX', url === null && demo && isLocal(host)),
    webhookLoopback: flag(env, 'WEBHOOK_LOOPBACK', url === null && demo && isLocal(host)),
    smtp: smtpOf(env, stage),
    keys: text(env, 'KEYS', '') || null,
    keysFile: folder('KEYS_FILE', join(dataFolder, 'keys.json')),
    auditHeadsFile: folder('AUDIT_HEADS_FILE', join(dataFolder, 'audit-heads.jsonl')),
    tombstonesFile: folder('TOMBSTONES_FILE', join(dataFolder, 'tombstones.jsonl')),
    backupFolder: folder('BACKUP_DIR', join(dataFolder, 'backups')),
    database: url === null ? null : databaseOf(env, url, migrationUrl),
    metricsToken: secret(env, 'METRICS_TOKEN', 16),
    staticFolder: folder('STATIC_DIR', 'apps/backoffice/dist'),
    demo,
    demoOnNetwork: flag(env, 'DEMO_ON_NETWORK', false),
    addresses: addressesOf(env),
    componentLicenceKey: text(env, 'COMPONENT_LICENCE_KEY', '') || null,
    // S1 §7: for stages like production; anyone who develops looks at the console.
    errorReportUrl: stage === 'development' ? null : errorReportUrl,
    // Anyone who develops reads the terminal: a line for each request is for machines.
    logLevel: listed(
      env,
      'LOG_LEVEL',
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      stage === 'development' ? 'warn' : 'info',
    ),
    password: {
      memoryKiB: integer(env, 'ARGON2_MEMORY_KIB', 65_536, { min: 8, max: 1_048_576 }),
      passes: integer(env, 'ARGON2_PASSES', 3, { min: 1, max: 20 }),
    },
    session: {
      accessToken: integer(env, 'SESSION_ACCESS_TOKEN_SECONDS', 3_600, { min: 60, max: 3_600 }),
      idle: integer(env, 'SESSION_IDLE_SECONDS', 3_600, { min: 60, max: 3_600 }),
      absolute: integer(env, 'SESSION_ABSOLUTE_SECONDS', 12 * 3_600, { min: 300, max: 12 * 3_600 }),
      absoluteTrusted: integer(env, 'SESSION_TRUSTED_SECONDS', 24 * 3_600, { min: 300, max: 24 * 3_600 }),
    },
    limits: {
      publicBody: 16_384,
      webhookBody: 262_144,
      body: integer(env, 'LIMIT_BODY_BYTES', 1_048_576, { min: 1_024, max: 16_777_216 }),
      upload: integer(env, 'LIMIT_UPLOAD_BYTES', 15 * 1_048_576, { min: 1_024, max: 15 * 1_048_576 }),
      request: integer(env, 'LIMIT_REQUEST_MS', 30_000, { min: 1_000, max: 120_000 }),
      uploadTime: integer(env, 'LIMIT_UPLOAD_MS', 300_000, { min: 1_000, max: 1_200_000 }),
      perAddress: integer(env, 'LIMIT_REQUESTS_PER_ADDRESS', 3_000, { min: 1, max: 1_000_000 }),
      perTenant: integer(env, 'LIMIT_REQUESTS_PER_TENANT', 12_000, { min: 1, max: 1_000_000 }),
      signInPerAddress: integer(env, 'LIMIT_SIGN_INS_PER_ADDRESS', 60, { min: 1, max: 1_000_000 }),
      resetsPerAddress: integer(env, 'LIMIT_RESETS_PER_ADDRESS', 20, { min: 1, max: 1_000_000 }),
      storagePerTenant: integer(env, 'LIMIT_STORAGE_PER_TENANT_BYTES', 50 * 1024 ** 3, {
        min: 1,
        max: Number.MAX_SAFE_INTEGER,
      }),
      uploadsPerTenant: integer(env, 'LIMIT_UPLOADS_PER_TENANT', 4, { min: 1, max: 1_000 }),
      uploads: integer(env, 'LIMIT_UPLOADS', 16, { min: 1, max: 10_000 }),
      hashes: integer(env, 'LIMIT_HASHES', 4, { min: 1, max: 64 }),
      hashQueue: integer(env, 'LIMIT_HASH_QUEUE', 50, { min: 0, max: 10_000 }),
    },
  };
}

function databaseOf(env: Environment, url: string, migrationUrl: string | null): Config['database'] {
  const listenUrl = urlValue(env, 'DATABASE_LISTEN_URL', ['postgres:', 'postgresql:'])?.href ?? url;
  if (!flag(env, 'DATABASE_PLAIN', false))
    for (const [name, address] of Object.entries({
      DATABASE_URL: url,
      DATABASE_MIGRATION_URL: migrationUrl,
      DATABASE_LISTEN_URL: listenUrl,
    }))
      if (address !== null) assertEncrypted(name, new URL(address));
  return {
    url,
    migrationUrl,
    listenUrl,
    poolSize: integer(env, 'DATABASE_POOL', 10, { min: 1, max: 200 }),
    prepares: flag(env, 'DATABASE_PREPARED', true),
  };
}

/** Passwords and clients' data travel there: another machine is reached by TLS, and has to prove who it is. */
function assertEncrypted(name: string, { hostname, searchParams }: URL): void {
  const socket = searchParams.get('host') ?? '';
  if (hostname === '' ? socket === '' || socket.startsWith('/') : isLocal(hostname)) return;
  if (searchParams.get('sslmode') !== 'verify-full')
    throw new ConfigError(
      name,
      'must say sslmode=verify-full, because it names another machine (DATABASE_PLAIN=yes where nobody else is on that network)',
    );
}

/** A mail server wants to know who writes. */
function smtpOf(env: Environment, stage: string): Config['smtp'] {
  const url = urlValue(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (!url && stage === 'production')
    throw new ConfigError('SMTP_URL', 'must be set when STAGE is production: nobody would get a letter');
  if (!url) return null;
  const from = text(env, 'MAIL_FROM', '');
  if (from === '') throw new ConfigError('MAIL_FROM', 'must be set when SMTP_URL is');
  return { url, from };
}

/** `s3://bucket/prefix`, with the server and the credentials next to it: an address is printed sooner than a secret. */
function objectsOf(env: Environment): Config['objects'] {
  const url = urlValue(env, 'OBJECTS_URL', ['s3:']);
  if (!url) return null;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname))
    throw new ConfigError('OBJECTS_URL', 'must name a bucket: s3://bucket, or s3://bucket/prefix');
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    throw new ConfigError('OBJECTS_URL', 'must hold nothing but a bucket and a prefix');
  const endpoint = urlValue(env, 'OBJECTS_ENDPOINT', ['https:', 'http:']);
  if (!endpoint) throw new ConfigError('OBJECTS_ENDPOINT', 'must be set when OBJECTS_URL is');
  const mayBePlain = isLocal(endpoint.hostname) || flag(env, 'OBJECTS_PLAIN', false);
  if (endpoint.protocol === 'http:' && !mayBePlain)
    throw new ConfigError(
      'OBJECTS_ENDPOINT',
      'must begin with https:// (plain http only works for localhost, or with OBJECTS_PLAIN=yes where nobody else is on that network)',
    );
  const secret = (name: string) => {
    const value = text(env, name, '');
    if (value === '') throw new ConfigError(name, 'must be set when OBJECTS_URL is');
    return value;
  };
  return {
    endpoint,
    region: text(env, 'OBJECTS_REGION', 'us-east-1'),
    bucket: url.hostname,
    prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ''),
    accessKey: secret('OBJECTS_ACCESS_KEY'),
    secretKey: secret('OBJECTS_SECRET_KEY'),
  };
}

/** Without PUBLIC_URL people come to localhost; a platform that listens to others must say where it is found. */
function defaultPublicUrl(env: Environment, host: string, port: number): URL {
  if (!isLocal(host))
    throw new ConfigError('PUBLIC_URL', `must be set when HOST (${env['HOST']}) is not localhost`);
  return new URL(`http://localhost:${port}`);
}
