import { createContext } from 'react';

/** What would be lost, in words: the labels of the changed fields. */
export type Changes = readonly string[];

/** Everyone who has something to lose asks here before the page is left. */
export interface LeaveGuards {
  /** Registers; gives back how to take it away again. */
  readonly add: (changesOf: () => Changes) => () => void;
  /** True when nothing would be lost, or when someone wants to lose it. */
  readonly confirmLeave: () => Promise<boolean>;
  /** Whether something would be lost. */
  readonly hasChanges: () => boolean;
  /** Calls back when that may have changed; gives back how to stop it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

export const LeaveGuardContext = createContext<LeaveGuards | null>(null);
