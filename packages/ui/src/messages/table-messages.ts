import type { table } from './en-US/table.ts';

/** The same keys, each with a text. */
type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type TableMessages = Texts<typeof table>;
