import type { Permission, SignOffAction, SignOffPolicy } from '@dossier/api/contract';
import type { Caller } from '../caller/caller.ts';
import type { UnitOfWork } from '../work/work.ts';

export interface Subject {
  readonly type: string;
  readonly id: string;
}

/** What was asked for: kept as it was, and done when it is approved. */
export type Payload = Readonly<Record<string, unknown>>;

/** What is decided on, as it is at this moment. */
export interface Frozen {
  readonly version: number;
  /** Everything that the decision rests on; only its hash is kept. */
  readonly content: unknown;
}

/** An area's part in signing off: what the shared module cannot know. */
export interface SignOffKind {
  readonly action: SignOffAction;
  readonly subjectType: string;
  /** What deciding takes. */
  readonly permission: Permission;
  /** How a firm's only decider decides on their own request; absent where no one ever does. */
  readonly alone?: AloneDecision;
  /** What is decided on; null for what the caller may not see. */
  readonly frozen: (work: UnitOfWork, caller: Caller, subjectId: string) => Promise<Frozen | null>;
  /** What the subjects are called, of those that the caller may see. */
  readonly namesOf: (
    work: UnitOfWork,
    caller: Caller,
    subjectIds: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Does what was asked for, as the last step of the approval; it writes the audit entry. */
  readonly apply: (work: UnitOfWork, caller: Caller, approved: Approved) => Promise<void>;
  /** Tells those who wait that there is nothing to decide any more. */
  readonly closed: (work: UnitOfWork, caller: Caller, closed: Closed) => Promise<void>;
  /** The same of a request that no one decided on in time: the platform ends it, for no one. */
  readonly expired: (work: UnitOfWork, expired: Closed) => Promise<void>;
}

/** Deciding alone (4.18, sole practitioner): for a firm in which no one else could. */
export interface AloneDecision {
  /** The one person who decides alone at this moment; null while the firm does not want it or another user could. */
  readonly decider: (work: Pick<UnitOfWork, 'tx' | 'now'>) => Promise<string | null>;
  /** Uses up a code of their second factor; false for a wrong one. */
  readonly spendCode: (work: UnitOfWork, userId: string, code: string) => Promise<boolean>;
}

/** A request that someone rejected, its author withdrew, or no one decided on. */
export interface Closed {
  readonly subjectId: string;
  readonly requestedBy: string;
}

export interface Approved {
  readonly signOffId: string;
  readonly subjectId: string;
  readonly payload: Payload;
  readonly requestedBy: string;
  /** The only decider of the firm approved their own request. */
  readonly isAlone: boolean;
}

export interface NewSignOff {
  readonly kind: SignOffKind;
  readonly subjectId: string;
  readonly frozen: Frozen;
  readonly policy: Exclude<SignOffPolicy, 'none'>;
  readonly payload: Payload;
  /** What is done, as readers compare it. */
  readonly diff: readonly { readonly path: string; readonly old: unknown; readonly new: unknown }[];
  readonly comment: string | null;
  /** Users who entered what is decided on. */
  readonly editors: readonly string[];
}
