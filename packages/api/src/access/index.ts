'use client';
export { useAccessTokens, type AccessTokenBody, type NewAccessToken } from './access-tokens.ts';
export { useFactor } from './factor.ts';
export { useGroupChanges, useGroupHistory, useGroups, type GroupBody } from './groups.ts';
export { useInvite, type Invite } from './invite.ts';
export { useChangePassword, useOwnSessions, useProfile, type OwnSession, type Profile } from './account.ts';
export {
  useConfirmAccount,
  usePasswordReset,
  useResendCode,
  useSignUp,
  type NewPassword,
  type SignUp,
} from './public.ts';
export {
  useActiveUsers,
  useCurrentUser,
  usePermissions,
  useTenants,
  type Colleague,
  type CurrentUser,
} from './signed-in.ts';
export {
  useFindUsers,
  useInvites,
  useUserHistory,
  useUserWork,
  useUsers,
  type AbsenceChange,
  type ActivityEvent,
  type NewInvite,
  type PendingInvite,
  type User,
  type UserChange,
} from './staff.ts';
