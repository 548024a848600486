/** What an invitation's address carries. */
export interface InviteLink {
  readonly token: string;
  readonly k: string;
}

/** From the query of /signup. */
export function inviteLinkOf(search: string): InviteLink {
  const query = new URLSearchParams(search);
  return { token: query.get('token') ?? '', k: query.get('k') ?? '' };
}

/** From what somebody pasted: the whole address of the mail, its query, or the token alone. */
export function pastedInviteLink(text: string): InviteLink {
  const pasted = text.trim();
  const query = pasted.indexOf('?');
  const link = query === -1 ? null : inviteLinkOf(pasted.slice(query).replace(/#.*$/, ''));
  return link === null || link.token === '' ? { token: pasted, k: '' } : link;
}

/** Its address on this site, whatever site the pasted one named. */
export const addressOfInvite = ({ token, k }: InviteLink): string =>
  `/signup?${new URLSearchParams({ token, k }).toString()}`;
