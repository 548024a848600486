interface Mentionable {
  readonly _id: string;
  readonly name: string;
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Ids of those whose name stands after an @. */
export const mentionedIn = (text: string, people: readonly Mentionable[]): string[] =>
  people.filter(({ name }) => fold(text).includes(`@${fold(name)}`)).map(({ _id }) => _id);
