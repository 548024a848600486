import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonical JSON', () => {
  // The example of RFC 8785, 3.2.2 to 3.2.4.
  it('writes the example of the standard as the standard does', () => {
    const value: unknown = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`);
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('orders keys by UTF-16 code units', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const value = Object.fromEntries(keys.map(key => [key, key]));
    const order = [...canonicalJson(value).matchAll(/"([^"]+)":/g)].map(
      match => JSON.parse(`"${match[1]}"`) as string,
    );
    expect(order).toEqual(['\r', '1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33']);
  });

  it('does not depend on the order in which an object was built', () => {
    expect(canonicalJson({ b: 1, a: { d: 1, c: undefined } })).toBe(canonicalJson({ a: { d: 1 }, b: 1 }));
  });

  it.each([[Number.NaN], [Infinity], [() => 1], ['\ud800']])('refuses %s', value =>
    expect(() => canonicalJson(value)).toThrow(TypeError),
  );
});
