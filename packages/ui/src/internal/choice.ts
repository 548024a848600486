import type { ReactNode } from 'react';
import { folded } from './is-found.ts';

/** One of the things to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What choosing it means. */
  readonly hint?: string;
  /** Found by these search terms too: other names, codes. */
  readonly keywords?: string;
  /** A mark before the label. */
  readonly start?: ReactNode;
  readonly isDisabled?: boolean;
  /** A line under it: what stands first for a reason ends here. @default false */
  readonly hasLine?: boolean;
}

/** Finds by label and keywords, marks and capitals aside; made for React Aria, which knows a row by its text. */
export function finderOf(choices: readonly Choice[]): (text: string, query: string) => boolean {
  const textByLabel = new Map(
    choices.map(({ label, hint, keywords }) => [label, folded(`${label} ${hint ?? ''} ${keywords ?? ''}`)]),
  );
  return (text, query) => (textByLabel.get(text) ?? folded(text)).includes(folded(query));
}

/** The one choice that a text names: the only one found by it, or that begins with it, or is called just that. */
export function namedBy(choices: readonly Choice[], text: string): Choice | undefined {
  const typed = folded(text.trim());
  if (typed === '') return undefined;
  const find = finderOf(choices);
  const matches = choices.filter(({ label, isDisabled }) => !isDisabled && find(label, typed));
  const started = matches.filter(({ label }) => folded(label).startsWith(typed));
  return (
    [matches, started].find(({ length }) => length === 1)?.[0] ??
    started.find(({ label }) => folded(label) === typed)
  );
}
