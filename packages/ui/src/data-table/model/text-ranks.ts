/**
 * Ranks of texts as a collator orders them, for long lists: comparing pairs by the collator takes most of a second at
 * 100,000 rows. Each letter gets its primary weight from the collator once, and places are sorted by counting weights,
 * letter by letter. Only texts that are equal in all their letters are compared in full. The result is exactly the
 * collator's order: a property test holds it to that.
 */
export function rankTexts(texts: readonly string[], collator: Intl.Collator): Int32Array {
  const weighed = weighTexts(texts, collator);
  const order = Uint32Array.from(texts, (_, item) => item);
  // Marks texts that are the same to the collator as the one before them.
  const isSame = new Uint8Array(texts.length);
  const settle = (run: Uint32Array) => settleRun(run, isSame, texts, collator);
  if (weighed) new WeightSort(weighed, order, settle).sort(0, order.length, 0);
  else settle(order);
  const ranks = new Int32Array(texts.length);
  let rank = -1;
  for (const item of order) {
    if (isSame[item] === 0) rank++;
    ranks[item] = rank;
  }
  // Nothing stands behind everything.
  for (let item = 0; item < texts.length; item++) if (texts[item] === '') ranks[item] = rank + 1;
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
  if (run.some(item => texts[item] !== first))
    run.set(Array.from(run).toSorted((a, b) => collator.compare(texts[a]!, texts[b]!) || a - b));
  for (let at = 1; at < run.length; at++) {
    const [text, before] = [texts[run[at]!]!, texts[run[at - 1]!]!];
    if (text === before || collator.compare(before, text) === 0) isSame[run[at]!] = 1;
  }
}

/** The weights of all letters of all texts, one text after the other. */
interface Weighed {
  readonly weights: Uint16Array;
  /** Where each text begins; one more at the end. */
  readonly starts: Uint32Array;
  /** One more than the highest weight. */
  readonly base: number;
}

/** So few texts are put in order by comparing them. */
const few = 24;

/** Sorts places by the letters of their texts; those with the same letters to the end are given away. */
class WeightSort {
  readonly #weighed: Weighed;
  readonly #order: Uint32Array;
  readonly #onEqual: (run: Uint32Array) => void;
  readonly #keys: Uint32Array;
  readonly #spare: Uint32Array;

  constructor(weighed: Weighed, order: Uint32Array, onEqual: (run: Uint32Array) => void) {
    this.#weighed = weighed;
    this.#order = order;
    this.#onEqual = onEqual;
    this.#keys = new Uint32Array(order.length);
    this.#spare = new Uint32Array(order.length);
  }

  /** Sorts the places from `begin` to `end`, whose texts are equal up to a letter. */
  sort(start: number, end: number, letter: number): void {
    const { base } = this.#weighed;
    const count = end - start;
    if (count < 2) return;
    // Counting is worth its while where there are not many more weights than texts.
    if (count < few || base > 4 * count) return this.#compare(start, end, letter);
    const isPair = base * base < count;
    const ends = this.#scatter(start, end, letter, isPair);
    let from = start;
    for (let key = 0; key < ends.length - 1; key++) {
      const to = start + ends[key]!;
      // A key that ends in nothing is a text that has ended.
      if (to - from > 1 && (isPair ? key % base : key) === 0) this.#onEqual(this.#order.subarray(from, to));
      else this.sort(from, to, letter + (isPair ? 2 : 1));
      from = to;
    }
  }

  /** Puts places in the order of their next letter, or the next two. Gives where each key ends. */
  #scatter(start: number, end: number, letter: number, isPair: boolean): Uint32Array {
    const { weights, starts, base } = this.#weighed;
    const [order, keys, spare] = [this.#order, this.#keys, this.#spare];
    const counts = new Uint32Array((isPair ? base * base : base) + 1);
    for (let index = start; index < end; index++) {
      const item = order[index]!;
      const at = starts[item]! + letter;
      const stop = starts[item + 1]!;
      let key = at < stop ? weights[at]! : 0;
      if (isPair) key = key * base + (at + 1 < stop ? weights[at + 1]! : 0);
      keys[index] = key;
      spare[index] = item;
      counts[key + 1]!++;
    }
    for (let key = 1; key < counts.length; key++) counts[key]! += counts[key - 1]!;
    for (let index = start; index < end; index++) order[start + counts[keys[index]!]!++] = spare[index]!;
    return counts;
  }

  /** The same for a handful, or where letters are many. */
  #compare(start: number, end: number, letter: number): void {
    const run = this.#order.subarray(start, end);
    const difference = (a: number, b: number) => this.#difference(a, b, letter);
    if (run.length < few) insert(run, difference);
    else run.sort((a, b) => difference(a, b) || a - b);
    let from = 0;
    for (let to = 1; to <= run.length; to++) {
      if (to < run.length && difference(run[to - 1]!, run[to]!) === 0) continue;
      if (to - from > 1) this.#onEqual(run.subarray(from, to));
      from = to;
    }
  }

  #difference(a: number, b: number, letter: number): number {
    const { weights, starts } = this.#weighed;
    const [stopA, stopB] = [starts[a + 1]!, starts[b + 1]!];
    let at = starts[a]! + letter;
    let other = starts[b]! + letter;
    for (; at < stopA && other < stopB; at++, other++)
      if (weights[at] !== weights[other]) return weights[at]! - weights[other]!;
    return stopA - at - (stopB - other);
  }
}

function insert(run: Uint32Array, difference: (a: number, b: number) => number): void {
  for (let end = 1; end < run.length; end++) {
    const item = run[end]!;
    let at = end;
    for (; at > 0 && difference(run[at - 1]!, item) > 0; at--) run[at] = run[at - 1]!;
    run[at] = item;
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

/** Every letter with its weight, those that stand for several as their parts; null where there are letters of two codes. */
function weighTexts(texts: readonly string[], collator: Intl.Collator): Weighed | null {
  const base = new Intl.Collator(collator.resolvedOptions().locale, { sensitivity: 'base' });
  const seen = new Uint8Array(0x10000);
  for (const text of texts) for (let at = 0; at < text.length; at++) seen[text.charCodeAt(at)] = 1;
  if (seen.subarray(0xd800, 0xe000).includes(1)) return null;

  const parts = new Map<number, readonly string[]>();
  for (const [code, isThere] of seen.entries())
    if (isThere) parts.set(code, partsOf(String.fromCharCode(code), base));
  const sorted = [...new Set([...parts.values()].flat())].toSorted((a, b) => base.compare(a, b));
  const weightOf = new Map<string, number>();
  let weight = 0;
  for (const [index, part] of sorted.entries()) {
    if (index === 0 || base.compare(sorted[index - 1]!, part) !== 0) weight++;
    weightOf.set(part, weight);
  }
  const weightsOf = new Map(
    [...parts].map(([code, codeParts]) => [code, codeParts.map(part => weightOf.get(part)!)]),
  );
  return { ...flatten(texts, weightsOf), base: weight + 1 };
}

/** Marks a letter that has not one weight, but none or several. */
const several = 0xffff;

function flatten(
  texts: readonly string[],
  weightsOf: ReadonlyMap<number, readonly number[]>,
): Pick<Weighed, 'weights' | 'starts'> {
  const single = new Uint16Array(0x10000);
  let highest = 1;
  for (const [code, codeWeights] of weightsOf) {
    single[code] = codeWeights.length === 1 ? codeWeights[0]! : several;
    highest = Math.max(highest, codeWeights.length);
  }
  let length = 0;
  for (const text of texts) length += text.length;
  const weights = new Uint16Array(length * highest);
  const starts = new Uint32Array(texts.length + 1);
  let end = 0;
  for (let item = 0; item < texts.length; item++) {
    const text = texts[item]!;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const weight = single[code]!;
      if (weight === several) for (const codeWeight of weightsOf.get(code)!) weights[end++] = codeWeight;
      else weights[end++] = weight;
    }
    starts[item + 1] = end;
  }
  return { weights, starts };
}

function partsOf(letter: string, base: Intl.Collator): readonly string[] {
  const expanded = expansions[letter];
  if (expanded !== undefined && base.compare(letter, expanded) === 0) return Array.from(expanded);
  return Array.from(letter.normalize('NFKD')).filter(
    part => base.compare(part, '') !== 0 && !/^\p{M}$/u.test(part),
  );
}
