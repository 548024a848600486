import type { CurrentUser } from '@dossier/api/access';
import type { TenantSettings } from '@dossier/api/tenants';
import { daysUntil } from '../../shared/format.ts';
import { productPages } from '../../shared/settings-sections.ts';

/** Where S1 §4 sends the user who says yes; an alias leads on (T3). */
export const signingSettings = '/administration/settings/product/signing';

/** A dialog never leads to a page that is not built yet: until it is, nothing is shown (`docs/decisions/0019`). */
export const isSigningBuilt = productPages.includes('signing');

/** Days before the deadline from which the change of digital signing is announced (S2: 'states 30 days remaining'). */
const firstNoticeAfter = 30;

/** What is shown once when a user starts to work in a tenant. */
export type StartUpNotice =
  { readonly kind: 'signing'; readonly days: number } | { readonly kind: 'coSigner' };

/** S1 §4 and row 52: for an Admin, who can do something about it. */
export function startUpNotices(
  { signing }: TenantSettings,
  { roles }: CurrentUser,
  now: Date,
): readonly StartUpNotice[] {
  if (!roles.includes('ROLE_TENANT_ADMIN')) return [];
  const days = signing.noticeDeadline ? daysUntil(signing.noticeDeadline, now) : -1;
  const { coSigners } = signing.assetManagerCoSign;
  return [
    ...(days >= 0 && days <= firstNoticeAfter ? [{ kind: 'signing' as const, days }] : []),
    ...(coSigners.some(({ username }) => !username) ? [{ kind: 'coSigner' as const }] : []),
  ];
}
