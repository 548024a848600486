import { folded } from '../internal/is-found.ts';

/** A name that is being typed after an @. */
export interface Mention {
  /** Index of the first character after the @. */
  readonly start: number;
  /** Index of the caret, where it ends so far. */
  readonly end: number;
  readonly query: string;
}

/** What is typed of a name before the caret, after its @; null where no one is being mentioned. */
export function mentionAt(text: string, caret: number): Mention | null {
  const query = /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, caret))?.[1];
  return query === undefined ? null : { start: caret - query.length, end: caret, query };
}

/** Whom a query may mean: those a word of whose name begins with it, and no one once a whole name stands there. */
export function peopleFor<Person extends { readonly name: string }>(
  query: string,
  people: readonly Person[],
): readonly Person[] {
  // A blank at its end is a part of it: "An " begins no other word.
  const start = folded(query) + (query.endsWith(' ') && query.trim() !== '' ? ' ' : '');
  if (people.some(({ name }) => start.startsWith(folded(name)))) return [];
  return people.filter(({ name }) => ` ${folded(name)}`.includes(` ${start}`));
}

/** The text with the whole name in place of what was typed of it, and where the caret goes on. */
export function withMention(text: string, { start, end }: Mention, name: string) {
  const rest = text.slice(end);
  const inserted = `${name}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: `${text.slice(0, start)}${inserted}${rest}`, caret: start + name.length + 1 };
}
