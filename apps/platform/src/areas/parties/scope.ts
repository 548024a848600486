import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { isVisibleWork } from '../../shared/caller/own-work.ts';

/** Which parties, as `p`, someone may see at all (4.2): with the registrations that they may see, those who are in them. */
export const visibleParties = (caller: Caller): RawBuilder<boolean> =>
  caller.role === 'ROLE_TENANT_AGENT'
    ? sql<boolean>`(${isVisibleWork(caller, 'p.assignee_id')} or exists (
        select from registration_parties m join registrations r on r.id = m.registration_id
        where m.party_id = p.id and ${isVisibleWork(caller, 'r.assignee_id')}))`
    : sql<boolean>`true`;
