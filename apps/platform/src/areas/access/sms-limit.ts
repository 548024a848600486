import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { takeFromWindow } from './window.ts';

/** Text messages with a code that one person is sent, whatever for: each costs money, and wakes someone. */
const perHour = { max: 10, length: 3_600_000 };
const perDay = { max: 30, length: 24 * 3_600_000 };

/** Takes one text message. @returns false when there were too many of late. */
export async function takeSms({ tx, now, keys }: UnitOfWork, userId: string): Promise<boolean> {
  for (const [name, window] of Object.entries({ perHour, perDay }))
    if (!(await takeFromWindow(tx, keyedHash(keys.hashing, `sms ${name} ${userId}`), now, window)))
      return false;
  return true;
}
