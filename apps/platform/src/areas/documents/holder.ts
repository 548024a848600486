import type { DocumentKind } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import type { Document, StoredDocument } from './read.ts';

/** Whose file documents lie in. What is done with a document is the same in each; who may do it when is the holder's. */
export interface DocumentHolder<Shown extends Document = Document> {
  readonly objectType: 'registration' | 'party';
  /** Where its kind is, below the address of the service. */
  readonly path: string;
  /** @throws {AppError} NotFound for one that the caller may not see. */
  find(work: UnitOfWork, caller: Caller, id: string): Promise<unknown>;
  /** @throws {AppError} NotFound; what `open` throws, for one that takes no files. */
  assertTakesFiles(work: UnitOfWork, caller: Caller, id: string): Promise<void>;
  /**
   * Others who open it wait: its history has one order.
   * @throws {AppError} NotFound; RegistrationFrozen, PartyMerged or PartyEnded where its documents stay as they are.
   */
  open(work: UnitOfWork, caller: Caller, id: string, purpose: 'add' | 'change'): Promise<OpenHolder>;
  show(document: Document): Shown;
}

/** A holder whose documents change in this work. */
export interface OpenHolder {
  readonly id: string;
  readonly objectType: DocumentHolder['objectType'];
  /** What a document of a party may be, or one of the holder itself (null); undefined for a party that is not in it. */
  kindsOf(partyId: string | null): readonly DocumentKind[] | undefined;
  /** @throws {AppError} Blocked where a further document would cancel what the caller has not named. */
  assertAdds?(cancels?: string | null): Promise<void>;
  /** Changes the holder itself: its version goes up, and what rests on its documents hears of it. */
  change(document: StoredDocument): Promise<{
    readonly version: number;
    /** What the history says of the change, besides which document and what it is. */
    readonly detail: Readonly<Record<string, unknown>>;
  }>;
}
