import type { ValidationResult } from '../rule.ts';
import { isEmpty, textOf } from '../text.ts';
import { tokenAt, type Token } from './tokens.ts';

/**
 * A formula that is well formed: numbers, identifiers, + - * /, a minus before an operand, and parentheses (S1 §5).
 * What it means no one asks here: `a / 0` has a structure. The violation names the place, in UTF-16 units from 0.
 *
 * It reads from left to right and counts parentheses, so that ten thousand of them need no stack.
 */
export function formula(value: unknown): ValidationResult {
  if (isEmpty(value)) return { code: 'required' };
  const position = firstMistake(textOf(value) ?? '');
  return position === undefined ? undefined : { code: 'formula', params: { position } };
}

function firstMistake(text: string): number | undefined {
  let open = 0;
  let isOperandDue = true;
  for (let token = tokenAt(text, 0); token !== undefined; token = tokenAt(text, token.end)) {
    if (!fits(token, isOperandDue, open)) return token.start;
    if (token.kind === '(') open += 1;
    if (token.kind === ')') open -= 1;
    isOperandDue = token.kind === '(' || token.kind === 'operator' || token.kind === 'minus';
  }
  return isOperandDue || open > 0 ? text.trimEnd().length : undefined;
}

/** Where an operand is due, an operand, a minus or `(` may stand; after one, an operator or a `)` that was opened. */
function fits({ kind }: Token, isOperandDue: boolean, open: number): boolean {
  if (kind === 'minus') return true;
  if (isOperandDue) return kind === 'operand' || kind === '(';
  return kind === 'operator' || (kind === ')' && open > 0);
}
