import type { ReactNode } from 'react';

/** One way to do it and one not to, both live. */
export interface Example {
  readonly say: string;
  readonly show: ReactNode;
  /** Where the difference is not seen at once: what a screen reader says, or what to press. */
  readonly note?: string;
}

export interface Pair {
  readonly do: Example;
  readonly dont: Example;
}

/**
 * What the page of a component says besides what its source and its tests say. In `<Component>.docs.tsx` next to it, as
 * `guidance`; a test asks for one in every folder.
 */
export interface Guidance {
  /** What a page imports. @default the component that the page is named after */
  readonly imports?: readonly string[];
  /** Cases that it is made for. */
  readonly when: readonly string[];
  /** Cases that another one is made for: `` use `Link` `` names it, and becomes a link. */
  readonly whenNot: readonly string[];
  /** At least one: what people really get wrong with it. */
  readonly pairs: readonly [Pair, ...Pair[]];
  /** Its parts, in the order in which they are read. */
  readonly anatomy: readonly string[];
  /** Keys, and what they do; none for what cannot have the focus. */
  readonly keyboard: readonly (readonly [keys: string, does: string])[];
  /** Names of other components. */
  readonly related: readonly string[];
}

/** The parts of a field. */
export const fieldAnatomy = [
  'The label, which names it',
  'The control',
  'The hint, under it',
  'The error, outside the label, while there is one',
] as const;

/** The keys of a field that has one stop of the Tab key. */
export const fieldKeyboard = [
  ['Tab', 'Leads to the control'],
  ['Shift+Tab', 'Leads back'],
] as const;
