import { object, string } from '../answers.ts';

/** How the account of a client on the client portal stands (expectations row 106). Clients never sign in here. */
export const portalStates = ['invited', 'active', 'blocked'] as const;
export type PortalState = (typeof portalStates)[number];

/** What is made of an account: one with an invitation, another invitation, one that works, one that does not any more. */
export const portalSteps = ['invite', 'resend', 'activate', 'block'] as const;
export type PortalStep = (typeof portalSteps)[number];

/** What stands after a step, and what it may come from; null for a client without an account. */
export const portalMoves: Readonly<
  Record<PortalStep, { readonly from: readonly (PortalState | null)[]; readonly to: PortalState }>
> = {
  // A blocked account comes back by a new invitation.
  invite: { from: [null, 'blocked'], to: 'invited' },
  resend: { from: ['invited'], to: 'invited' },
  activate: { from: ['invited'], to: 'active' },
  block: { from: ['invited', 'active'], to: 'blocked' },
};

/** The account of a client, and who made it stand so. */
export const portalAccount = object({
  state: string<PortalState>().oneOf(portalStates).required(),
  at: string().required(),
  by: string().defined(),
  /** Why it is blocked; null for one that is not, and once the client was erased. */
  reason: string().nullable().defined(),
});
