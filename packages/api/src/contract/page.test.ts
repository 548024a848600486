import { describe, expect, it } from 'vitest';
import { defaultAppearance, formatAppearance, parseAppearance } from './index.ts';

describe('the look cookie', () => {
  it('reads back what it wrote', () => {
    const appearance = { scheme: 'dark', contrast: 'more', density: 'compact' } as const;
    expect(formatAppearance(appearance)).toBe('dark.more.compact');
    expect(parseAppearance(formatAppearance(appearance))).toEqual(appearance);
    expect(parseAppearance(formatAppearance(defaultAppearance))).toEqual(defaultAppearance);
  });

  it.each([null, undefined, '', 'x', 'dark"><script>.more', '..', 'toString.toString.toString'])(
    'takes nothing unknown from %j',
    value =>
      expect({ ...parseAppearance(value), scheme: 'system' }).toMatchObject({
        scheme: 'system',
        density: null,
      }),
  );
});
