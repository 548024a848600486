import type { ExportSection } from '@dossier/api/contract';
import type { Language } from '@dossier/validators/vocabularies';

export interface DocumentEntry {
  readonly at: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A piece of a section; what kind it is decides how it is printed. */
export type Block =
  | {
      readonly kind: 'facts';
      readonly heading: string | null;
      /** How far below the first party it stands. */
      readonly depth: number;
      readonly facts: readonly (readonly [label: string, value: string])[];
    }
  | { readonly kind: 'heading'; readonly text: string; readonly depth: number }
  | { readonly kind: 'entries'; readonly heading: string | null; readonly entries: readonly DocumentEntry[] };

export interface PrintedSection {
  readonly id: ExportSection | 'owners' | 'confirmation';
  readonly heading: string;
  readonly isInternal: boolean;
  readonly blocks: readonly Block[];
}

/** All texts of a document: the printer adds only the page numbers. */
export interface PrintedFile {
  readonly locale: Language;
  readonly title: string;
  readonly subtitle: string;
  readonly tenant: string;
  /** What files are called by. */
  readonly number: string;
  readonly sections: readonly PrintedSection[];
  /** Who signs; null for a document that is not for signing. */
  readonly signers: readonly string[] | null;
  /** SHA-256 of what the sections say, as hex. */
  readonly hash: string;
  readonly about: readonly (readonly [label: string, value: string])[];
  readonly exportedAt: string;
  readonly madeAt: Date;
}
