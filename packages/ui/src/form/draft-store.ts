'use client';
import { createContext } from 'react';

/** What was typed and not sent, and when. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/**
 * Where drafts are kept. The application gives one that encrypts, by user and tenant; forms know no storage. A store
 * that fails costs the draft, never the form.
 */
export interface DraftStore {
  readonly load: (key: string) => Promise<Draft | undefined>;
  readonly save: (key: string, draft: Draft) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** Gives the forms inside a place for their drafts. */
export const DraftStoreContext = createContext<DraftStore | null>(null);
