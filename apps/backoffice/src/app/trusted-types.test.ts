import { describe, expect, it } from 'vitest';
import { allowEmptying } from './trusted-types.ts';

describe('the page’s policy', () => {
  const rules: Record<string, (text: string) => string | null> = {};
  allowEmptying({
    trustedTypes: {
      createPolicy(name, { createHTML }) {
        rules[name] = createHTML;
      },
    },
  });

  it.each([
    ['', ''],
    [' ', null],
    ['<b>bold</b>', null],
    ['<img src=x onerror=alert(1)>', null],
  ])('%j becomes %j', (text, passed) => expect(rules['default']?.(text)).toBe(passed));

  it('is not asked for where a browser has no such thing', () => {
    expect(() => allowEmptying({})).not.toThrow();
  });
});
