import { services } from '@dossier/api/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressVariables } from './config-addresses.ts';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4300,
      database: null,
      demo: true,
      trustedProxies: 0,
    });
    expect(config.publicUrl.href).toBe('http://localhost:4300/');
    expect(config.password).toEqual({ memoryKiB: 65_536, passes: 3 });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL must be set when HOST (0.0.0.0) is not localhost.'],
    [{ PUBLIC_URL: 'back.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      { PUBLIC_URL: 'http://back.example' },
      'PUBLIC_URL must begin with https:// (plain http only works for localhost).',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_URL: 'postgres://web@db.example/dossier' },
      'DATABASE_URL must say sslmode=verify-full, because it names another machine (DATABASE_PLAIN=yes where nobody else is on that network).',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16 characters or more.'],
    [
      { DATABASE_MIGRATION_URL: 'postgres://x/y' },
      'DATABASE_URL must be set when DATABASE_MIGRATION_URL is.',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug.'],
    [
      { FAULT_SINK_URL: 'faults.example' },
      'FAULT_SINK_URL must be an address that begins with https:// or http://.',
    ],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM must be set when SMTP_URL is.'],
    [{ STAGE: 'production' }, 'SMTP_URL must be set when STAGE is production: nobody would get a letter.'],
    [{ OBJECTS_URL: 'https://bucket' }, 'OBJECTS_URL must be an address that begins with s3://.'],
    [{ OBJECTS_URL: 's3://' }, 'OBJECTS_URL must name a bucket'],
    [{ OBJECTS_URL: 's3://key:secret@files' }, 'OBJECTS_URL must hold nothing but a bucket and a prefix.'],
    [{ OBJECTS_URL: 's3://files' }, 'OBJECTS_ENDPOINT must be set when OBJECTS_URL is.'],
    [
      { OBJECTS_URL: 's3://files', OBJECTS_ENDPOINT: 'http://s3.example' },
      'OBJECTS_ENDPOINT must begin with https:// (plain http only works for localhost, or with OBJECTS_PLAIN=yes where nobody else is on that network).',
    ],
    [
      { OBJECTS_URL: 's3://files', OBJECTS_ENDPOINT: 'https://s3.example' },
      'OBJECTS_ACCESS_KEY must be set when OBJECTS_URL is.',
    ],
    [{ SERVICE_KYC_URL: 'kyc' }, 'SERVICE_KYC_URL must be a path, or begin with https://'],
    [{ SERVICE_KYC_URL: '//kyc.example' }, 'SERVICE_KYC_URL must be a path, or begin with https://'],
    [{ SERVICE_KYC_URL: 'http://kyc.example' }, 'SERVICE_KYC_URL must be a path, or begin with https://'],
    [{ SERVICE_KYC_URL: 'https://me:secret@kyc.example' }, 'SERVICE_KYC_URL must hold nothing but a host'],
    [{ SERVICE_ACCESS_URL: 'https://access.example' }, 'SERVICE_ACCESS_URL must be a path'],
    [{ IMPORT_SOCKET_URL: 'https://ws.example' }, 'IMPORT_SOCKET_URL must be a path, or begin with wss://'],
    [{ DEMO: 'maybe' }, 'DEMO must be yes or no.'],
    [
      { SESSION_ABSOLUTE_SECONDS: '90000' },
      'SESSION_ABSOLUTE_SECONDS must be a whole number from 300 to 43200.',
    ],
  ])('refuses %j with one line that names the variable', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('never repeats an address, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host' })).not.toThrow(/secret/);
  });

  it('puts no demo data on a server', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://web@localhost/dossier' }).demo).toBe(false);
  });

  it('is described in the README, every variable of it', () => {
    const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
    const variables = new Set(
      [...read('config.ts').matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(match => match[1]),
    );
    const described = new Set(
      [...read('../../README.md').matchAll(/`([A-Z][A-Z0-9_]{3,})`/g)].map(match => match[1]),
    );
    for (const name of Object.values(addressVariables)) variables.add(name);
    expect([...variables].filter(name => !described.has(name))).toEqual([]);
  });

  it('finds each service here, unless the environment names another place', () => {
    expect(readConfig({}).addresses).toEqual(services);
    const elsewhere = {
      SERVICE_KYC_URL: 'https://kyc.example/v2/',
      SERVICE_MAIN_URL: '/gateway/main',
      ASSETS_URL: 'http://localhost:9000/pictures',
      IMPORT_SOCKET_URL: 'wss://sockets.example/import',
    };
    expect(readConfig(elsewhere).addresses).toEqual({
      ...services,
      kyc: 'https://kyc.example/v2',
      main: '/gateway/main',
      assets: 'http://localhost:9000/pictures',
      importSocket: 'wss://sockets.example/import',
    });
  });

  it('has pages report their faults on stages like production only', () => {
    const sink = (STAGE?: string) =>
      readConfig({ FAULT_SINK_URL: 'https://faults.example/in', ...(STAGE && { STAGE }) }).errorReportUrl
        ?.href;
    expect(sink()).toBeUndefined();
    expect(sink('acceptance')).toBe('https://faults.example/in');
  });

  it('reaches a database of another machine by TLS, or where it is told that no one listens', () => {
    for (const url of [
      'postgres://web@db/dossier?sslmode=verify-full',
      'postgres:///dossier?host=/var/run/postgresql',
    ])
      expect(readConfig({ DATABASE_URL: url }).database).toMatchObject({ url, listenUrl: url, poolSize: 10 });
    const plain = { DATABASE_URL: 'postgres://web@db/dossier', DATABASE_PLAIN: 'yes', DATABASE_POOL: '25' };
    expect(readConfig(plain).database).toMatchObject({ poolSize: 25, prepares: true });
  });
});
