import type { AccessSchema } from './access.ts';
import type { BatchesSchema } from './batches.ts';
import type { DefinitionsSchema } from './definitions.ts';
import type { DocumentsSchema } from './documents.ts';
import type { ErasureSchema } from './erasure.ts';
import type { ExportsSchema } from './exports.ts';
import type { JobsSchema } from './jobs.ts';
import type { KycSchema } from './kyc.ts';
import type { MessagesSchema } from './messages.ts';
import type { NotificationsSchema } from './notifications.ts';
import type { PartiesSchema } from './parties.ts';
import type { ProcessesSchema } from './processes.ts';
import type { RecordsSchema } from './records.ts';
import type { RegistrationsSchema } from './registrations.ts';
import type { SignOffsSchema } from './sign-offs.ts';
import type { TenantsSchema } from './tenants.ts';
import type { WebhooksSchema } from './webhooks.ts';

/** The tables as TypeScript sees them, an area a file: the same names and columns as in `migrations/`. */
export interface Schema
  extends
    AccessSchema,
    BatchesSchema,
    DefinitionsSchema,
    DocumentsSchema,
    ErasureSchema,
    ExportsSchema,
    JobsSchema,
    KycSchema,
    MessagesSchema,
    NotificationsSchema,
    PartiesSchema,
    ProcessesSchema,
    RecordsSchema,
    RegistrationsSchema,
    SignOffsSchema,
    TenantsSchema,
    WebhooksSchema {}
