import { optionalDate } from '@dossier/validators';
import { check } from '@dossier/validators/yup';
import { array, number, string, type ObjectShape } from 'yup';
import { pageSize } from './envelope.ts';

/** Rows that a list can skip: further than anyone pages, and within what a database counts. */
const maxOffset = 1_000_000;

/** `offset` and `max` of S2 §7; `page` (from 1) is turned into `offset = (page - 1) * max`. */
export const pagingFields = {
  offset: number().integer().min(0).max(maxOffset),
  max: number().integer().min(1).max(pageSize.max),
  page: number().integer().min(1).max(maxOffset),
} satisfies ObjectShape;

/** Without outer blanks, as the rules count it: what is stored is what was validated. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Several values of one query parameter, comma-separated in the address: `status=INCOMPLETE,COMPLETE`. */
export function valuesOf<Value extends string>(allowed: readonly Value[]) {
  return array(string<Value>().oneOf(allowed).required()).transform(split);
}

const split = (cast: unknown, original: unknown): unknown =>
  typeof original === 'string' ? original.split(',').filter(Boolean) : cast;

/** Some ids in one query parameter: `fields=a,b`. */
export const idsOf = (max: number) => array(string().max(64).required()).max(max).transform(split);

/** A day of the calendar, yyyy-mm-dd. */
export const dateText = () => string().test(...check(optionalDate));

/** An id as the platform makes them, for whatever is compared with a column of ids. */
export const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
