import type { Work } from '../../../shared/work/work.ts';

/**
 * Who entered the data of a registration last (4.18: none of them decides on it): the author of the latest change of
 * parties or documents, or whoever made the registration when nothing was changed since.
 */
export async function editorsOf({ tx }: Work, id: string): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('field_history')
    .select('actor')
    .where('object_type', '=', 'registration')
    .where('object_id', '=', id)
    .where(where =>
      where.or([
        where('path', '=', ''),
        where('path', 'like', 'parties%'),
        where('path', 'like', 'documents%'),
      ]),
    )
    .orderBy('object_version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && !row.actor.startsWith('system:') ? [row.actor] : [];
}
