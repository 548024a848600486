import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { isVisibleWork } from '../../shared/caller/own-work.ts';
import { isClientOpenTo, isOpenTo } from '../../shared/caller/restricted.ts';

/**
 * Which parties, as `p`, someone may see at all (4.2): with the registrations that they may see, those who are in them, and those who turned out to be one of these;
 * restricted clients only where they are named for them (row 203).
 */
export const visibleParties = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`(${isInScope(caller)} and ${isClientOpenTo(caller, 'p.restriction')})`;

const isInScope = (caller: Caller): RawBuilder<boolean> =>
  caller.role === 'ROLE_TENANT_AGENT'
    ? sql<boolean>`(${isVisibleWork(caller, 'p.assignee_id')} or exists (
        select from registration_parties m join registrations r on r.id = m.registration_id
        where m.party_id = coalesce(p.merged_into, p.id) and ${isVisibleWork(caller, 'r.assignee_id')}
          and ${isOpenTo(caller, 'r.restrictions')}))`
    : sql<boolean>`true`;
