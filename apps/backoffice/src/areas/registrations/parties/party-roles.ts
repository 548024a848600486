/** What someone is of the company that they come in under. */
export const partyRoles = ['owner', 'ubo', 'signer'] as const;
export type PartyRole = (typeof partyRoles)[number];
