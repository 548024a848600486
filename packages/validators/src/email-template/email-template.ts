import { allOf, type ValidationResult, type Violation } from '../rule.ts';
import { placeholder } from '../substitute/substitute.ts';
import { textOf } from '../text.ts';

export interface EmailTemplateOptions {
  /** Names of the variables that must occur. They are supported too. */
  readonly required?: readonly string[];
  /** Names of the variables that may occur. */
  readonly supported?: readonly string[];
}

/**
 * A template of a mail: every curly brace has its partner, all required variables occur, and no others than the
 * supported (S1 §5). It names the variables, and the place of the first brace or variable at fault, in UTF-16 units
 * from 0. While braces are unbalanced no one knows which variables were meant, so only that is said.
 */
export function emailTemplate(
  value: unknown,
  { required = [], supported = [] }: EmailTemplateOptions = {},
): ValidationResult {
  const text = textOf(value) ?? '';
  const brace = firstLonelyBrace(text);
  if (brace !== undefined) return { code: 'templateBraces', params: { position: brace } };

  const used = variablesIn(text);
  const violations: Violation[] = [];
  const missing = required.filter(name => !used.has(name));
  if (missing.length > 0) violations.push({ code: 'templateRequired', params: { vars: missing } });
  const allowed = new Set([...required, ...supported]);
  const unsupported = [...used].filter(([name]) => !allowed.has(name));
  const [first] = unsupported;
  if (first) {
    violations.push({
      code: 'templateUnsupported',
      params: { vars: unsupported.map(([name]) => name), position: first[1] },
    });
  }
  return allOf(violations);
}

/** Names in order of first use, each with the place of its braces. Nothing between the braces is a name as well. */
function variablesIn(text: string): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const match of text.matchAll(placeholder)) {
    const name = match[1]?.trim() || match[0];
    if (!positions.has(name)) positions.set(name, match.index);
  }
  return positions;
}

/** The first closing brace that nothing opened, or else the first that is never closed. */
function firstLonelyBrace(text: string): number | undefined {
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0];
}
