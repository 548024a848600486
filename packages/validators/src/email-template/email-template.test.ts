import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { violationsOf } from '../rule.ts';
import { describeRule } from '../testing/describe-rule.ts';
import * as examples from './examples.ts';
import { emailTemplate } from './email-template.ts';

describeRule(emailTemplate, examples);

interface Input {
  readonly template?: string;
  readonly required: readonly string[];
  readonly allowed: readonly string[];
}
interface Expected {
  readonly missing: readonly string[] | null;
  readonly unsupported: readonly string[] | null;
  readonly balanced: boolean;
}

const templates = vectors<Input, Expected>('email_templates').filter(
  ({ input }) => input.template !== undefined,
);

it.each(templates)('judges as its source: $note', ({ input, expected }) => {
  const violations = violationsOf(
    emailTemplate(input.template, { required: input.required, supported: input.allowed }),
  );
  const varsOf = (expectedCode: string) =>
    violations.find(({ code }) => code === expectedCode)?.params?.['vars'] ?? [];
  expect(violations.every(({ code }) => code !== 'templateBraces')).toBe(expected.balanced);
  if (expected.missing) expect(varsOf('templateRequired')).toStrictEqual(expected.missing);
  if (expected.unsupported) expect(varsOf('templateUnsupported')).toStrictEqual(expected.unsupported);
});
