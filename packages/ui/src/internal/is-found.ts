/** A text without its marks and in small letters: people type `cote` for Côte d’Ivoire, and `Zoe` for Zoë. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

/** Whether a text holds what someone looks for, marks and capitals aside. */
export const isFound = (text: string, query: string): boolean => folded(text).includes(folded(query));
