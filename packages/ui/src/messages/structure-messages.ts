import type { structure } from './en-US/structure.ts';

/** The same keys, each with a text. */
type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type StructureMessages = Texts<typeof structure>;
