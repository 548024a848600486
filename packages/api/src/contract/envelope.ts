import { optionalDate } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, mixed, number, object, string, type ISchema, type ObjectShape } from 'yup';

/** Fields that every entity carries, named as S2 names them. `version` is what `If-Match` speaks of. */
export const entityFields = {
  _id: string().required(),
  tenant_id: string().required(),
  createdAt: string().required(),
  updatedAt: string().required(),
  version: number().integer().required(),
} satisfies ObjectShape;

/** Page size when a list does not say one, and the most it may ask for. */
export const pageSize = { default: 25, max: 1000 } as const;

/** Rows that a list can skip: further than anybody pages, and within what a database counts. */
const maxOffset = 1_000_000;

/** `offset` and `max` of S2 §7; `page` (from 1) is turned into `offset = (page - 1) * max`. */
export const pagingFields = {
  offset: number().integer().min(0).max(maxOffset),
  max: number().integer().min(1).max(pageSize.max),
  page: number().integer().min(1).max(maxOffset),
} satisfies ObjectShape;

/** Answer of a list: the page, how many there are in all, and counts per named group (views, tabs). */
export function listOf<Item>(item: ISchema<Item>) {
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

/** Without outer blanks, as the rules count it: what is stored is what was validated. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Several values of one query parameter, comma-separated in the address: `status=INCOMPLETE,COMPLETE`. */
export function valuesOf<Value extends string>(allowed: readonly Value[]) {
  return array(string<Value>().oneOf(allowed).required()).transform((cast: unknown, original: unknown) =>
    typeof original === 'string' ? original.split(',').filter(Boolean) : cast,
  );
}

/** A day of the calendar, yyyy-mm-dd. */
export const dateText = () => string().test(...check(optionalDate));
