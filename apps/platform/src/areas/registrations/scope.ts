import type { RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { isVisibleWork } from '../../shared/caller/own-work.ts';

/** Which registrations, as `r`, someone may see at all (4.2). */
export const visibleTo = (caller: Caller): RawBuilder<boolean> => isVisibleWork(caller, 'r.assignee_id');
