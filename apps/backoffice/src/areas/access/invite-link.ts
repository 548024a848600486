import { readInviteToken, type InviteLink } from '@dossier/api/contract';

/** From the query of /signup. */
export function inviteLinkOf(search: string): InviteLink {
  const query = new URLSearchParams(search);
  return { token: query.get('token') ?? '', k: query.get('k') ?? '' };
}

/** From what someone typed or pasted: the invite token, the whole address of the email, or its query; null for neither. */
export function pastedInviteLink(text: string): InviteLink | null {
  const pasted = text.trim();
  const query = pasted.indexOf('?');
  if (query === -1) return readInviteToken(pasted);
  const link = inviteLinkOf(pasted.slice(query).replace(/#.*$/, ''));
  return link.token === '' || link.k === '' ? null : link;
}

/** Its address on this site, whatever site the pasted one named. */
export const addressOfInvite = ({ token, k }: InviteLink): string =>
  `/signup?${new URLSearchParams({ token, k }).toString()}`;
