/**
 * Ranks of texts as a collator orders them, for long lists: comparing pairs by the collator takes most of a second at
 * 100,000 rows. Each letter gets its primary weight from the collator once; a few letters at a time become one number,
 * and numbers sort natively. Only texts that are equal in all their letters are compared in full. The result is exactly
 * the collator's order: a property test holds it to that.
 */
export function rankTexts(texts: readonly string[], collator: Intl.Collator): Int32Array {
  const weighed = weighTexts(texts, collator);
  const order = Uint32Array.from(texts, (_, place) => place);
  // Marks texts that are the same to the collator as the one before them.
  const isSame = new Uint8Array(texts.length);
  const settle = (run: Uint32Array) => settleRun(run, isSame, texts, collator);
  if (weighed) sortByWeights(weighed, order, 0, settle);
  else settle(order);
  const ranks = new Int32Array(texts.length);
  let rank = -1;
  for (const place of order) {
    if (isSame[place] === 0) rank++;
    ranks[place] = rank;
  }
  // Nothing stands behind everything.
  for (const [place, text] of texts.entries()) if (text === '') ranks[place] = rank + 1;
  return ranks;
}

/** Sorts places whose texts have the same letters, by all that the collator sees. Most runs hold one text many times. */
function settleRun(
  run: Uint32Array,
  isSame: Uint8Array,
  texts: readonly string[],
  collator: Intl.Collator,
): void {
  const first = texts[run[0]!];
  if (run.some(place => texts[place] !== first))
    run.set(Array.from(run).toSorted((a, b) => collator.compare(texts[a]!, texts[b]!) || a - b));
  for (let at = 1; at < run.length; at++) {
    const [own, before] = [texts[run[at]!]!, texts[run[at - 1]!]!];
    if (own === before || collator.compare(before, own) === 0) isSame[run[at]!] = 1;
  }
}

interface Weighed {
  /** The texts in letters that each have one weight. */
  readonly texts: readonly string[];
  readonly weightOf: Uint16Array;
  /** One more than the highest weight. */
  readonly base: number;
  /** Letters that make one number, beside the place of their text. */
  readonly letters: number;
}

/** So few texts are put in order letter by letter. */
const few = 24;

/** Sorts places by the letters of their texts from `start` on; runs with the same letters to the end are given away. */
function sortByWeights(
  weighed: Weighed,
  order: Uint32Array,
  start: number,
  onEqual: (run: Uint32Array) => void,
): void {
  if (order.length < 2) return;
  if (order.length < few) return sortFew(weighed, order, start, onEqual);
  const { texts, weightOf, base, letters } = weighed;
  const count = texts.length;
  const keyed = new Float64Array(order.length);
  for (let index = 0; index < keyed.length; index++) {
    const place = order[index]!;
    const text = texts[place]!;
    let key = 0;
    for (let at = start; at < start + letters; at++)
      key = key * base + (at < text.length ? weightOf[text.charCodeAt(at)]! : 0);
    keyed[index] = key * count + place;
  }
  keyed.sort();
  let begin = 0;
  let last = -1;
  for (let index = 0; index <= keyed.length; index++) {
    const key = index === keyed.length ? -1 : Math.floor(keyed[index]! / count);
    if (key !== last) {
      const run = order.subarray(begin, index);
      // A number that ends in nothing is a text that has ended.
      if (run.length > 1 && last % base === 0) onEqual(run);
      else sortByWeights(weighed, run, start + letters, onEqual);
      begin = index;
      last = key;
    }
    if (index < keyed.length) order[index] = keyed[index]! - key * count;
  }
}

/** The same for a handful, by insertion. */
function sortFew(
  { texts, weightOf }: Weighed,
  order: Uint32Array,
  start: number,
  onEqual: (run: Uint32Array) => void,
): void {
  const compare = (a: string, b: string) => {
    for (let at = start; at < a.length && at < b.length; at++) {
      const difference = weightOf[a.charCodeAt(at)]! - weightOf[b.charCodeAt(at)]!;
      if (difference !== 0) return difference;
    }
    return a.length - b.length;
  };
  for (let end = 1; end < order.length; end++) {
    const place = order[end]!;
    let at = end;
    for (; at > 0 && compare(texts[order[at - 1]!]!, texts[place]!) > 0; at--) order[at] = order[at - 1]!;
    order[at] = place;
  }
  let begin = 0;
  for (let end = 1; end <= order.length; end++) {
    if (end < order.length && compare(texts[order[end - 1]!]!, texts[order[end]!]!) === 0) continue;
    if (end - begin > 1) onEqual(order.subarray(begin, end));
    begin = end;
  }
}

/** Letters that the collator reads as several; Unicode takes none of them apart. */
const expansions: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ĳ: 'ij',
  Ĳ: 'ij',
};

/** Every letter that occurs, with its weight; null where there are letters beyond what one number can hold. */
function weighTexts(texts: readonly string[], collator: Intl.Collator): Weighed | null {
  const base = new Intl.Collator(collator.resolvedOptions().locale, { sensitivity: 'base' });
  const seen = new Uint8Array(0x10000);
  for (const text of texts) for (let at = 0; at < text.length; at++) seen[text.charCodeAt(at)] = 1;
  if (seen.subarray(0xd800, 0xe000).includes(1)) return null;

  const parts = new Set<string>();
  const apart = new Map<string, string>();
  for (const [code, isThere] of seen.entries()) {
    if (!isThere) continue;
    const letter = String.fromCharCode(code);
    const own = partsOf(letter, base);
    for (const part of own) parts.add(part);
    if (own.length !== 1 || own[0] !== letter) apart.set(letter, own.join(''));
  }
  const sorted = [...parts].toSorted((a, b) => base.compare(a, b));
  const weightOf = new Uint16Array(0x10000);
  let weight = 0;
  for (const [index, part] of sorted.entries()) {
    if (index === 0 || base.compare(sorted[index - 1]!, part) !== 0) weight++;
    weightOf[part.charCodeAt(0)] = weight;
  }
  const most = Math.floor(
    Math.log(Number.MAX_SAFE_INTEGER / Math.max(2, texts.length)) / Math.log(weight + 1),
  );
  if (most < 1) return null;
  return { texts: takeApart(texts, apart), weightOf, base: weight + 1, letters: most };
}

/** Writes letters that stand for several, carry marks or are not seen at all as their parts. */
function takeApart(texts: readonly string[], apart: ReadonlyMap<string, string>): readonly string[] {
  if (apart.size === 0) return texts;
  const pattern = new RegExp(
    `[${[...apart.keys()].map(letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`,
    'g',
  );
  return texts.map(text => text.replace(pattern, letter => apart.get(letter)!));
}

function partsOf(letter: string, base: Intl.Collator): readonly string[] {
  const expanded = expansions[letter];
  if (expanded !== undefined && base.compare(letter, expanded) === 0) return Array.from(expanded);
  return Array.from(letter.normalize('NFKD')).filter(
    part => base.compare(part, '') !== 0 && !/^\p{M}$/u.test(part),
  );
}
