import type { ProcessMove } from '@dossier/api/contract';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { StoredProcess } from './store.ts';

/** What may be done with a process as a whole, by anyone who works on one of its steps. */
export function movesOf(caller: Caller, { row, definition }: StoredProcess): readonly ProcessMove[] {
  const isOpen = row.result === null && definition.steps.some(({ pool }) => caller.permissions.has(pool));
  if (!isOpen) return [];
  return ['cancel', row.waiting_since === null ? 'wait' : 'resume', 'assign', 'escalate'];
}
