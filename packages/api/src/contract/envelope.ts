import { array, mixed, number, object, string, type Schema } from './answers.ts';

/** Fields that every entity carries, named as S2 names them. `version` is what `If-Match` speaks of. */
export const entityFields = {
  _id: string().required(),
  tenant_id: string().required(),
  createdAt: string().required(),
  updatedAt: string().required(),
  version: number().integer().required(),
};

/** Page size when a list does not say one, and the most it may ask for. */
export const pageSize = { default: 25, max: 1000 } as const;

/** Answer of a list: the page, how many there are in all, and counts per named group (views, tabs). */
export function listOf<Item>(item: Schema<Item>) {
  return object({
    items: array(item).required(),
    total: number().integer().required(),
    counts: mixed<Readonly<Record<string, number>>>().required(),
  });
}

/** Where a page starts: `offset` wins over `page`. */
export function offsetOf(query: {
  offset?: number | undefined;
  page?: number | undefined;
  max?: number | undefined;
}): {
  offset: number;
  max: number;
} {
  const max = query.max ?? pageSize.default;
  return { offset: query.offset ?? ((query.page ?? 1) - 1) * max, max };
}
