import type { PartyNode } from '@dossier/api/contract';
import type { DocumentsOf } from '@dossier/api/documents';
import type { ToastContent } from '@dossier/ui/toast';

/** A file that holds documents: a registration or a client. */
export interface DocumentHolder {
  readonly of: DocumentsOf;
  readonly _id: string;
  readonly tenant_id: string;
  /** Names an archive of its documents. */
  readonly number: string;
  /** Whose its documents may be. */
  readonly parties: readonly PartyNode[];
  /** Does something and says what came of it. @returns true when it was done. */
  readonly notify: (
    work: () => Promise<unknown>,
    text?: string,
    action?: ToastContent['action'],
  ) => Promise<boolean>;
}
