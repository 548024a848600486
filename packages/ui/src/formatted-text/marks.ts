/** A piece of a line: plain, marked, or an address. */
export type Piece = { /** Where in its line it begins. */ readonly at: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'link'; readonly href: string }
);

export interface Line {
  /** Which of the text's lines it is. */
  readonly at: number;
  readonly pieces: readonly Piece[];
}

/** Lines that belong together. */
export interface Block {
  readonly kind: 'paragraph' | 'list' | 'numbers';
  readonly lines: readonly Line[];
}

/** Marks that someone types without thinking of them. An underscore is none: identifiers have them. */
const marks =
  /\*\*(?<strong>\S(?:[^*\n]*\S)?)\*\*|\*(?<emphasis>\S(?:[^*\n]*\S)?)\*|(?<link>https?:\/\/[^\s<>"]*[\p{L}\p{N}/=&#-])/gu;
const item = /^\s*(?:[-*•]|(?<number>\d{1,3})[.)])\s+(?<text>\S.*)$/;

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (to: number) => to > end && pieces.push({ at: end, kind: 'text', text: text.slice(end, to) });
  for (const { 0: whole, index, groups } of text.matchAll(marks)) {
    const { strong, emphasis, link } = groups ?? {};
    plain(index);
    if (link !== undefined) pieces.push({ at: index, kind: 'link', href: link });
    else if (strong !== undefined) pieces.push({ at: index, kind: 'strong', pieces: piecesOf(strong) });
    else if (emphasis !== undefined) pieces.push({ at: index, kind: 'emphasis', pieces: piecesOf(emphasis) });
    end = index + whole.length;
  }
  plain(text.length);
  return pieces;
}

/**
 * Reads a text with light marks, a small part of CommonMark: `**strong**`, `*emphasis*`, lists with `-` or `1.`, and
 * addresses that begin with `http`. Whatever is no mark is text: nothing typed is ever lost or run.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { kind: Block['kind']; lines: Line[] }[] = [];
  let isApart = true;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') {
      isApart = true;
      continue;
    }
    const match = item.exec(line)?.groups;
    const kind: Block['kind'] = !match ? 'paragraph' : match['number'] === undefined ? 'list' : 'numbers';
    const last = blocks.at(-1);
    const next: Line = { at, pieces: piecesOf(match?.['text'] ?? line) };
    if (last?.kind === kind && !isApart) last.lines.push(next);
    else blocks.push({ kind, lines: [next] });
    isApart = false;
  }
  return blocks;
}
