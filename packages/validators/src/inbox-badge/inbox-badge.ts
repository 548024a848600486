import { inboxBadgeLimit } from '../limits.ts';

/** The number on the inbox badge: itself up to 999, and 999+ from 1000 upward (S1 §2, §9). */
export function inboxBadge(count: number): string {
  return count > inboxBadgeLimit ? `${inboxBadgeLimit}+` : String(count);
}
