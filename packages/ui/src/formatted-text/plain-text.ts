import { blocksOf, type Piece } from './marks.ts';

const textOf = (piece: Piece): string => {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'link':
      return piece.href;
    default:
      return piece.pieces.map(textOf).join('');
  }
};

/** What people wrote on one line, without its marks: for a list, where `FormattedText` has no room. */
export const plainText = (text: string): string =>
  blocksOf(text)
    .flatMap(({ lines }) => lines.map(({ pieces }) => pieces.map(textOf).join('')))
    .join(' ');
