import type { UnitOfWork } from '../../shared/work/work.ts';

/**
 * Who entered some fields of a party last (4.18: none of them decides on taking these over). Where no one changed a field
 * since the party was made, the user who made it.
 */
export async function editorsOfFields(
  { tx }: UnitOfWork,
  partyId: string,
  fields: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('field_history')
    .select(['path', 'actor'])
    .where('object_type', '=', 'party')
    .where('object_id', '=', partyId)
    .orderBy('object_version', 'desc')
    .execute();
  const steps = (path: string) => path.split('.').slice(1);
  const editors = fields.flatMap(field => {
    const isOf = (path: string) => {
      const [name = '', id] = steps(path);
      return field === `${name}.${id}` || field === name.replace(/\[.*/, '');
    };
    const { actor } = rows.find(row => row.path === '' || isOf(row.path)) ?? {};
    return actor && !actor.startsWith('system:') ? [actor] : [];
  });
  return [...new Set(editors)];
}
