import type { ServiceAddresses } from '@dossier/api/contract';
import type { Logger } from 'pino';
import type { Database } from '../../database/index.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import type { CompanyRegisterPort } from '../../ports/company-register/company-register.ts';
import type { MailPort } from '../../ports/mail/mail.ts';
import type { ObjectStore } from '../../ports/objects/objects.ts';
import type { OutboundPort } from '../../ports/outbound/outbound.ts';
import type { PostcodePort } from '../../ports/postcodes/postcodes.ts';
import type { Random } from '../../ports/random/random.ts';
import type { SmsPort } from '../../ports/sms/sms.ts';
import type { Keys } from '../keys/keys.ts';
import type { Workers } from '../workers/workers.ts';

/** Those parts of the configuration that areas depend on. */
export interface Settings {
  /** `development`, `acceptance`, `production` …: what the back office and error reports call this place. */
  readonly stage: string;
  readonly version: string;
  readonly branch: string | null;
  /** The address that people type; tenants live below it. */
  readonly publicUrl: URL;
  /** Where callers find each backend service, the assets host and the sockets. */
  readonly addresses: ServiceAddresses;
  readonly componentLicenceKey: string | null;
  readonly errorReportUrl: URL | null;
  readonly password: { readonly memoryKiB: number; readonly passes: number };
  /** Seconds. */
  readonly session: {
    readonly accessToken: number;
    readonly idle: number;
    readonly absolute: number;
    readonly absoluteTrusted: number;
  };
  readonly limits: {
    /** Password hashes computed at once, and how many may wait. */
    readonly hashes: number;
    readonly hashQueue: number;
    /** Bytes of files that one tenant may store. */
    readonly storagePerTenant: number;
    /** Codes for a lost password that one address may ask for in an hour. */
    readonly resetsPerAddress: number;
  };
}

/** What the platform works with; made once at start and given to what needs it. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly keys: Keys;
  readonly objects: ObjectStore;
  /** Threads for what computes long: documents, drawings, archives. */
  readonly workers: Workers;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  /** To systems of firms. */
  readonly outbound: OutboundPort;
  readonly postcodes: PostcodePort;
  readonly companyRegister: CompanyRegisterPort;
  readonly log: Logger;
}

/** Whether text messages leave this place: in production nothing sends them yet, and no one reads an outbox there. */
export const isSmsSent = ({ settings }: Pick<Services, 'settings'>): boolean =>
  settings.stage !== 'production';
