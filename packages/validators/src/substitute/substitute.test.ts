import { describe, expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { substitute } from './substitute.ts';

describe('rule substitute', () => {
  it('writes values into a text', () => {
    expect(substitute('Dear {{name}}, {{ n }} left', { name: 'Jan', n: 3 })).toBe('Dear Jan, 3 left');
  });

  it('joins a list as names are joined', () => {
    expect(substitute('{{vars}} is required', { vars: ['link', 'code'] })).toBe('link, code is required');
  });

  it('leaves names without a value, and those that every object has', () => {
    expect(substitute('{{a}} {{toString}} {{__proto__}} {{n}}', { n: undefined })).toBe(
      '{{a}} {{toString}} {{__proto__}} {{n}}',
    );
  });

  it('does not read again what it has written', () => {
    expect(substitute('{{a}}{{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}}$&');
  });

  it('stops after ten replacements', () => {
    expect(substitute('{{a}}'.repeat(12), { a: 'x' })).toBe(`${'x'.repeat(10)}{{a}}{{a}}`);
    expect(substitute(`${'{{b}}'.repeat(20)}{{a}}`, { a: 'x' })).toBe(`${'{{b}}'.repeat(20)}x`);
  });
});

interface Input {
  readonly substitute?: string;
  readonly values: Readonly<Record<string, string>>;
}

it.each(vectors<Input, string>('email_templates').filter(({ input }) => input.substitute !== undefined))(
  'writes as its source: $note',
  ({ input, expected }) => {
    expect(substitute(input.substitute ?? '', input.values)).toBe(expected);
  },
);
