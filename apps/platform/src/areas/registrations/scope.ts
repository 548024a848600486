import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { isVisibleWork } from '../../shared/caller/own-work.ts';
import { isOpenTo } from '../../shared/caller/restricted.ts';

/** Which registrations, as `r` or another name, someone may see at all (4.2, row 203). */
export const visibleTo = (caller: Caller, name = 'r'): RawBuilder<boolean> =>
  sql<boolean>`(${isVisibleWork(caller, `${name}.assignee_id`)} and ${isOpenTo(caller, `${name}.restrictions`)})`;
