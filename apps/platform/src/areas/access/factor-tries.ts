import { keyedHash } from '../../shared/encryption/encryption.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { giveBack, takeFromWindow } from './window.ts';

/** Wrong codes of one user, wherever they are typed: together less than 0.03 % of what there is to guess in a day. */
const perHour = { max: 10, length: 3_600_000 };
const perDay = { max: 90, length: 24 * 3_600_000 };

const windowsOf = ({ keys }: Pick<UnitOfWork, 'keys'>, userId: string) =>
  [perHour, perDay].map((window, i) => ({ key: keyedHash(keys.hashing, `factor ${i} ${userId}`), window }));

/** Counts a code before it is looked at. @returns false once too many were wrong. */
export async function takeFactorTry(work: UnitOfWork, userId: string): Promise<boolean> {
  for (const { key, window } of windowsOf(work, userId))
    if (!(await takeFromWindow(work.tx, key, work.now, window))) return false;
  return true;
}

/** The code was right: nothing is held against the user. */
export async function giveBackFactorTry(work: UnitOfWork, userId: string): Promise<void> {
  for (const { key } of windowsOf(work, userId)) await giveBack(work.tx, key);
}
