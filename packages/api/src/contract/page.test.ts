import { describe, expect, it } from 'vitest';
import { defaultLook, formatLook, parseLook } from './index.ts';

describe('the look cookie', () => {
  it('reads back what it wrote', () => {
    const look = { scheme: 'dark', contrast: 'more', density: 'compact' } as const;
    expect(formatLook(look)).toBe('dark.more.compact');
    expect(parseLook(formatLook(look))).toEqual(look);
    expect(parseLook(formatLook(defaultLook))).toEqual(defaultLook);
  });

  it.each([null, undefined, '', 'x', 'dark"><script>.more', '..', 'toString.toString.toString'])(
    'takes nothing unknown from %j',
    value =>
      expect({ ...parseLook(value), scheme: 'system' }).toMatchObject({ scheme: 'system', density: null }),
  );
});
