import { registrationStatus } from '@dossier/validators/vocabularies';
import type { UnitOfWork } from '../../../shared/work/work.ts';

const accepted = registrationStatus.code('ACCEPTED');

/**
 * Who entered the data of a registration that no one has accepted yet (4.18: none of them decides on it): every author of
 * a change of parties or documents since it was accepted last, and the user who made it.
 */
export async function editorsOf({ tx }: UnitOfWork, id: string): Promise<readonly string[]> {
  const stage = await tx
    .selectFrom('registration_stages')
    .select(({ fn }) => fn.max('entered_at').as('at'))
    .where('registration_id', '=', id)
    .where('status', '=', accepted)
    .executeTakeFirst();
  const since = stage?.at ?? null;
  let changes = tx
    .selectFrom('field_history')
    .select('actor')
    .distinct()
    .where('object_type', '=', 'registration')
    .where('object_id', '=', id)
    .where(where =>
      where.or([
        where('path', '=', ''),
        where('path', 'like', 'parties%'),
        where('path', 'like', 'documents%'),
      ]),
    );
  if (since !== null) changes = changes.where('at', '>', since);
  const rows = await changes.execute();
  return rows.flatMap(({ actor }) => (actor.startsWith('system:') ? [] : [actor]));
}
