import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query is about, whichever page of them is shown. */
export async function countOf<Database, Tables extends keyof Database>(
  about: SelectQueryBuilder<Database, Tables, unknown>,
): Promise<number> {
  const { total } = await about
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .$castTo<{ readonly total: string }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}
