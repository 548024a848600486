/** Someone who can be mentioned. */
export interface Mentionable {
  readonly _id: string;
  readonly name: string;
}

/** What is typed of a name at the end of a text, after its @; null where no one is being mentioned. */
export const typedName = (text: string): string | null => /(?:^|\s)@([^@\n]{0,40})$/.exec(text)?.[1] ?? null;

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whom the end of a text may mean: those a word of whose name begins with what is typed, and no one once it is whole. */
export function suggestedFor<Person extends Mentionable>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  const typed = typedName(text);
  if (typed === null) return [];
  const search = fold(typed);
  if (people.some(({ name }) => search.startsWith(fold(name)))) return [];
  return people.filter(({ name }) => ` ${fold(name)}`.includes(` ${search}`));
}

/** The text with the name in place of what was typed of it. */
export const withName = (text: string, name: string): string =>
  `${text.slice(0, text.length - (typedName(text)?.length ?? 0))}${name} `;

/** Ids of those whose name stands after an @. */
export const mentionedIn = (text: string, people: readonly Mentionable[]): string[] =>
  people.filter(({ name }) => fold(text).includes(`@${fold(name)}`)).map(({ _id }) => _id);
