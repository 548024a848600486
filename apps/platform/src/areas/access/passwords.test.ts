import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPasswords, type PasswordOptions } from './passwords.ts';

const options: PasswordOptions = { pepper: randomBytes(32), memoryKiB: 64, passes: 1, atOnce: 2, queue: 3 };

describe('passwords', () => {
  it('match themselves and nothing else', async () => {
    const passwords = createPasswords(options);
    const stored = await passwords.hash('Welcome-2026!');
    expect(await passwords.matches(stored, 'Welcome-2026!')).toBe(true);
    expect(await passwords.matches(stored, 'welcome-2026!')).toBe(false);
  });

  it('count to the last of 99 characters', async () => {
    const passwords = createPasswords(options);
    const long = `Aa1!${'x'.repeat(94)}`;
    const stored = await passwords.hash(`${long}y`);
    expect(await passwords.matches(stored, `${long}z`)).toBe(false);
    expect(await passwords.matches(stored, `${long}y`)).toBe(true);
  });

  it('are the same however their accents were typed, and may hold any character', async () => {
    const passwords = createPasswords(options);
    expect(await passwords.matches(await passwords.hash('Caf\u00e9-2026!'), 'Cafe\u0301-2026!')).toBe(true);
    const stored = await passwords.hash('Aa1!\u{1f600}\u{1f601}');
    expect(await passwords.matches(stored, 'Aa1!\u{1f600}\u{1f602}')).toBe(false);
  });

  it('are worthless without the pepper', async () => {
    const stored = await createPasswords(options).hash('Welcome-2026!');
    const other = createPasswords({ ...options, pepper: randomBytes(32) });
    expect(await other.matches(stored, 'Welcome-2026!')).toBe(false);
  });

  it('match by the other pepper while keys rotate, and are then outdated', async () => {
    const [other, stored] = [randomBytes(32), await createPasswords(options).hash('Welcome-2026!')];
    const rotating = createPasswords({ ...options, pepper: other, otherPepper: options.pepper });
    expect(await rotating.matches(stored, 'Welcome-2026!')).toBe(true);
    expect(await rotating.matches(stored, 'welcome-2026!')).toBe(false);
    expect(await rotating.isOutdated(stored, 'Welcome-2026!')).toBe(true);
    const anew = await rotating.hash('Welcome-2026!');
    expect(await rotating.isOutdated(anew, 'Welcome-2026!')).toBe(false);
    expect(await createPasswords({ ...options, pepper: other }).matches(anew, 'Welcome-2026!')).toBe(true);
  });

  it('match for no unknown user', async () => {
    const passwords = createPasswords(options);
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false);
  });

  it('know a hash that was made cheaper', async () => {
    const stored = await createPasswords(options).hash('Welcome-2026!');
    expect(await createPasswords({ ...options, passes: 2 }).isOutdated(stored, 'Welcome-2026!')).toBe(true);
    expect(await createPasswords(options).isOutdated(stored, 'Welcome-2026!')).toBe(false);
  });

  it('are checked a few at once; a queue that is too long is turned away', async () => {
    const passwords = createPasswords({ ...options, atOnce: 1, queue: 2 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.matches(null, 'x')));
    const refused = results.filter(result => result.status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]?.reason).toMatchObject({ type: 'Overloaded', retryAfter: 2 });
  });
});
