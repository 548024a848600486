import type { ExportSection, contract, OutputOf, PartyNode } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { Block } from '../printed-file.ts';
import type { Reading } from '../reading.ts';

export interface SectionContext {
  readonly work: UnitOfWork;
  readonly caller: Caller;
  readonly registration: OutputOf<typeof contract.registrations.get>;
  /** Masked, unless the caller may see identifiers in full and asks for them. */
  readonly parties: readonly PartyNode[];
  readonly progress: OutputOf<typeof contract.registrations.progress>;
  readonly reading: Reading;
  /** A client reads and signs the document. */
  readonly isForSigning: boolean;
}

export interface Section {
  readonly id: ExportSection;
  readonly blocks: (context: SectionContext) => Promise<readonly Block[]> | readonly Block[];
}
