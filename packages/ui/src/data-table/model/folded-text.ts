const others = /[^\u0000-\u007f]+/g;
const cache = new Map<string, string>();

/** Small letters without accents, as people type when they search. */
export const foldedText = (text: string): string => text.toLowerCase().replace(others, plainly);

/** Words repeat, and so do their accents: each run of letters beyond ASCII is taken apart once. */
function plainly(letters: string): string {
  const cached = cache.get(letters);
  if (cached !== undefined) return cached;
  const made = letters.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (cache.size > 5_000) cache.clear();
  cache.set(letters, made);
  return made;
}
