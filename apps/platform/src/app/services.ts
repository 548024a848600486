import { join } from 'node:path';
import type { EndpointDefinition } from '@dossier/api/contract';
import type { ServerEndpoint } from '@dossier/api/contract/server';
import { pino, type Logger } from 'pino';
import { embeddedCompanyRegister } from '../ports/company-register/embedded.ts';
import type { MailPort } from '../ports/mail/mail.ts';
import { folderOutbox } from '../ports/mail/outbox.ts';
import { smtpMail } from '../ports/mail/smtp.ts';
import { embeddedPostcodes } from '../ports/postcodes/embedded.ts';
import { httpOutbound } from '../ports/outbound/http.ts';
import type { OutboundPort } from '../ports/outbound/outbound.ts';
import { smsOutbox } from '../ports/sms/outbox.ts';
import type { SmsPort } from '../ports/sms/sms.ts';
import { folderStore } from '../ports/objects/folder.ts';
import type { ObjectStore } from '../ports/objects/objects.ts';
import { s3Store } from '../ports/objects/s3.ts';
import { systemClock, type Clock } from '../ports/clock/clock.ts';
import { systemRandom, type Random } from '../ports/random/random.ts';
import type { Database } from '../database/index.ts';
import type { Keys } from '../shared/keys/keys.ts';
import type { WebhookRoute } from '../shared/routing/route.ts';
import type { Services } from '../shared/services/services.ts';
import { createWorkers } from '../shared/workers/pool.ts';
import type { Config } from './config.ts';

/** What tests turn: the rest of the world. */
export interface World {
  /** Webhooks besides those of the contract. */
  readonly webhooks?: readonly TestWebhook[];
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Logger;
  readonly mail?: MailPort;
  readonly sms?: SmsPort;
  readonly outbound?: OutboundPort;
  /** Milliseconds between checks whether a stream's session still counts. */
  readonly streamCheck?: number;
}

export interface TestWebhook {
  readonly endpoint: ServerEndpoint;
  readonly route: WebhookRoute<EndpointDefinition>;
}

/** Names under which secrets travel through objects; whatever is logged, these are not. */
const redacted = [
  'password',
  'newPassword',
  'oldPassword',
  'accessToken',
  'authorization',
  'cookie',
  'userName',
  'k',
];

export const createLog = (level: Config['logLevel']): Logger =>
  pino({ level, base: null, redact: { paths: redacted.flatMap(name => [name, `*.${name}`]), remove: true } });

/** Where the bytes of files lie. */
export const objectsOf = ({ objects, dataFolder }: Config): ObjectStore =>
  objects ? s3Store(objects) : folderStore(join(dataFolder, 'objects'));

export function createServices(config: Config, database: Database, keys: Keys, world: World = {}): Services {
  const { clock = systemClock, random = systemRandom, log = createLog(config.logLevel) } = world;
  const objects = objectsOf(config);
  const outbox = folderOutbox(config.outboxFolder, { clock, random, keys });
  const { mail = config.smtp ? smtpMail(config.smtp) : outbox, sms = smsOutbox(outbox) } = world;
  const { outbound = httpOutbound({ allowsLoopback: config.webhookLoopback }) } = world;
  const registers = { postcodes: embeddedPostcodes, companyRegister: embeddedCompanyRegister };
  const workers = createWorkers();
  const ports = { objects, mail, sms, outbound, ...registers };
  return { settings: config, database, clock, random, keys, workers, ...ports, log };
}
