import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { isVisibleWork } from '../../shared/caller/own-work.ts';
import { isClientOpenTo, isOpenTo } from '../../shared/caller/restricted.ts';

/**
 * Which parties, as `p`, someone may see at all (4.2): with the registrations that they may see, those who are in them, and those who turned out to be one of these;
 * a group with any of its members; restricted clients only where they are named for them (row 203).
 */
export const visibleParties = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`(${isInScope(caller)} and ${isClientOpenTo(caller, 'p.restriction')})`;

const isInScope = (caller: Caller): RawBuilder<boolean> =>
  caller.role === 'ROLE_TENANT_AGENT'
    ? sql<boolean>`(${isOfAgent(caller, 'p')} or (p.type = 'NPG' and exists (
        select from connections k join parties q on q.id = k.from_party
        where k.to_party = p.id and k.type = 'UDP' and k.valid_to is null and q.merged_into is null
          and ${isOfAgent(caller, 'q')} and ${isClientOpenTo(caller, 'q.restriction')})))`
    : sql<boolean>`true`;

/** A party that an Agent looks after, or has a registration of. */
const isOfAgent = (caller: Caller, party: 'p' | 'q'): RawBuilder<boolean> => {
  const [id, mergedInto] = [sql.ref(`${party}.id`), sql.ref(`${party}.merged_into`)];
  return sql<boolean>`(${isVisibleWork(caller, `${party}.assignee_id`)} or exists (
    select from registration_parties m join registrations r on r.id = m.registration_id
    where m.party_id = coalesce(${mergedInto}, ${id}) and ${isVisibleWork(caller, 'r.assignee_id')}
      and ${isOpenTo(caller, 'r.restrictions')}))`;
};
