import { sql } from 'kysely';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { UnitOfWork } from '../../../shared/work/work.ts';

const accepted = registrationStatus.code('ACCEPTED');

/**
 * Who entered the data of a registration that no one has accepted yet (4.18: none of them decides on it): every author of
 * a change of who is in it, of its documents or of its parties, and the user who made it. What was accepted in this or,
 * of a party, in another registration has been decided on.
 */
export async function editorsOf({ tx }: UnitOfWork, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ actor: string }>`
    with members as (
      select m.party_id, (
        select max(s.entered_at) from registration_parties o
        join registration_stages s on s.registration_id = o.registration_id and s.status = ${accepted}
        where o.party_id = m.party_id) as accepted_at
      from registration_parties m where m.registration_id = ${id}::uuid
    ), decided as (
      select max(entered_at) as at from registration_stages
      where registration_id = ${id}::uuid and status = ${accepted}
    )
    select h.actor from field_history h, decided d
    where h.object_type = 'registration' and h.object_id = ${id}
      and (h.path = '' or h.path like 'parties%' or h.path like 'documents%')
      and (d.at is null or h.at > d.at)
    union
    select h.actor from members m
    join field_history h on h.object_type = 'party' and h.object_id = m.party_id::text
    where m.accepted_at is null or h.at > m.accepted_at`.execute(tx);
  return rows.flatMap(({ actor }) => (actor.startsWith('system:') ? [] : [actor]));
}
