import { components as base } from './base-components.ts';
import { components as rest } from './rest-components.ts';

/** Words that components say by themselves. English is the source of truth: the other languages have the same keys. */
export const components = { ...base, ...rest } as const;

/** The same keys, each with a text: what every language has to give. */
type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
export type BaseComponentMessages = Texts<typeof base>;
export type RestComponentMessages = Texts<typeof rest>;
export type ComponentMessages = BaseComponentMessages & RestComponentMessages;
