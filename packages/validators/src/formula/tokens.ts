export interface Token {
  readonly kind: 'operand' | 'operator' | 'minus' | '(' | ')' | 'unknown';
  readonly start: number;
  readonly end: number;
}

/** Spaces, a number, a name, or one character; in ASCII, so that a full-width parenthesis is not one. */
const lexeme = /\s*(?:([0-9]+(?:\.[0-9]+)?|[A-Za-z_][A-Za-z0-9_]*)|([+*/])|(-)|(\()|(\))|(\S))/y;

const kinds = ['operand', 'operator', 'minus', '(', ')', 'unknown'] as const;

/** The next token of a formula; undefined when only blanks are left. */
export function tokenAt(text: string, position: number): Token | undefined {
  lexeme.lastIndex = position;
  const match = lexeme.exec(text);
  if (match === null) return undefined;
  const index = kinds.findIndex((_, group) => match[group + 1] !== undefined);
  const written = match[index + 1] ?? '';
  const end = position + match[0].length;
  return { kind: kinds[index] ?? 'unknown', start: end - written.length, end };
}
