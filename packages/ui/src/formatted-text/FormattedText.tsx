import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../link/index.ts';
import { tv } from '../theme/tv.ts';
import { blocksOf, type Block, type Piece } from './marks.ts';

const formattedText = tv({
  base: 'grid grid-cols-1 gap-2 break-words',
  variants: { isQuote: { true: 'border-s-2 border-border-strong ps-3' } },
});

/**
 * What people write to each other: paragraphs, lists, `**strong**`, `*emphasis*` and addresses. Nothing in it can run,
 * and what is no mark is shown as it was typed.
 *
 * Renders a `<div>`, with the role of a blockquote where it is one.
 */
export function FormattedText({ text, isQuote = false, className, ...rest }: FormattedTextProps) {
  return (
    <div
      role={isQuote ? 'blockquote' : undefined}
      {...rest}
      className={formattedText({ isQuote, className })}
    >
      {blocksOf(text).map(block => (
        <Lines key={block.lines[0]?.at} block={block} />
      ))}
    </div>
  );
}

function Lines({ block: { kind, lines } }: { readonly block: Block }) {
  if (kind === 'paragraph')
    return (
      <p>
        {lines.map(({ at, pieces }, index) => (
          <span key={at}>
            {index > 0 && <br />}
            <Pieces pieces={pieces} />
          </span>
        ))}
      </p>
    );
  const items = lines.map(({ at, pieces }) => (
    <li key={at}>
      <Pieces pieces={pieces} />
    </li>
  ));
  return kind === 'list' ? (
    <ul className="list-disc ps-5">{items}</ul>
  ) : (
    <ol className="list-decimal ps-5">{items}</ol>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(piece => {
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'link':
        return (
          <Link key={piece.at} href={piece.href} isExternal>
            {piece.href}
          </Link>
        );
      case 'strong':
        return (
          <strong key={piece.at}>
            <Pieces pieces={piece.pieces} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={piece.at}>
            <Pieces pieces={piece.pieces} />
          </em>
        );
    }
  });
}

export interface FormattedTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** As someone typed it. */
  text: string;
  /** It is quoted where something else is told: in a message, next to a decision. @default false */
  isQuote?: boolean;
}
