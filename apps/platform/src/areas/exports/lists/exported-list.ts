import type { BodyOf, contract, ErrorType, ExportFormat } from '@dossier/api/contract';
import type { AuditEntry } from '../../../shared/audit/entry.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { Services } from '../../../shared/services/services.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

export type StartExport = BodyOf<typeof contract.exports.start>;
/** What an export is made by; kept sealed until it is made. */
export type ExportWish = Pick<StartExport, 'locale' | 'title' | 'includes' | 'columns'>;
export type Matching = NonNullable<StartExport['matching']>;

/** Rows of a list that are made together. */
export interface PartOrder {
  readonly exportId: string;
  readonly format: ExportFormat;
  readonly ids: readonly string[];
  readonly caller: Caller;
  readonly wish: ExportWish;
}

export interface MadePart {
  readonly bytes: Uint8Array;
  /** Rows that could not be made, by id. */
  readonly failures: ReadonlyMap<string, ErrorType>;
  /** What the trail says of each that was. */
  readonly entries: readonly AuditEntry[];
}

export interface ExportedList {
  /** How many rows are made at once: a platform that stops loses no more than these. */
  readonly batch: number;
  /** One page of all that match, in the order of the list. */
  readonly page: (
    work: UnitOfWork,
    caller: Caller,
    query: Matching & { readonly offset: number; readonly max: number },
  ) => Promise<{ readonly ids: readonly string[]; readonly total: number }>;
  /** Makes some of the rows. One that throws fails all of them. */
  readonly make: (services: Services, tenantId: string, order: PartOrder) => Promise<MadePart>;
}
