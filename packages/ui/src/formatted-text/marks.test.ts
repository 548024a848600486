import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, type Piece } from './marks.ts';

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(piece =>
      piece.kind === 'text' ? piece.text : piece.kind === 'link' ? piece.href : textOf(piece.pieces),
    )
    .join('');
const shown = (text: string) =>
  blocksOf(text).flatMap(({ lines }) => lines.map(({ pieces }) => textOf(pieces)));
const onlyLine = (text: string) => blocksOf(text)[0]?.lines[0]?.pieces;

describe('a text with light marks', () => {
  it.each([
    ['**Call** back', [{ at: 0, kind: 'strong', pieces: [{ at: 0, kind: 'text', text: 'Call' }] }]],
    ['*soon*', [{ at: 0, kind: 'emphasis', pieces: [{ at: 0, kind: 'text', text: 'soon' }] }]],
    ['https://kvk.example/a?b=1.', [{ at: 0, kind: 'link', href: 'https://kvk.example/a?b=1' }]],
  ])('knows what is marked: %s', (text, first) => {
    expect(onlyLine(text)?.slice(0, 1)).toEqual(first);
  });

  it.each(['2 * 3 * 4', 'file_name_of_it', '**', '* ', 'javascript:alert(1)', '<b>no</b>', '5*'])(
    'leaves alone what is none: %s',
    text => {
      expect(onlyLine(text)).toEqual([{ at: 0, kind: 'text', text }]);
    },
  );

  it('has lists, and paragraphs where a line is free', () => {
    expect(
      blocksOf('Ask for:\n- the extract\n- the passport\n\nThen\ncall\n1. Anna\n2) Bas').map(
        ({ kind, lines }) => [kind, lines.length],
      ),
    ).toEqual([
      ['paragraph', 1],
      ['list', 2],
      ['paragraph', 2],
      ['numbers', 2],
    ]);
  });

  it('loses no letter and no digit, whatever is typed', () => {
    const foldedOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
    const typed = fc.string({
      unit: fc.constantFrom('a', 'é', '*', '-', ' ', '\n', '.', '<', 'http://x', '_'),
    });
    fc.assert(fc.property(typed, text => foldedOf(shown(text).join('')) === foldedOf(text)));
  });
});
