const others = /[^\u0000-\u007f]+/g;
const known = new Map<string, string>();

/** Small letters without accents, as people type when they search. */
export const foldedText = (text: string): string => text.toLowerCase().replace(others, plainly);

/** Words repeat, and so do their accents: each run of letters beyond ASCII is taken apart once. */
function plainly(letters: string): string {
  const found = known.get(letters);
  if (found !== undefined) return found;
  const made = letters.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (known.size > 5_000) known.clear();
  known.set(letters, made);
  return made;
}
