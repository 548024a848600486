/** What an invitation's address carries: which one it is, and its secret. */
export interface InviteLink {
  readonly token: string;
  readonly k: string;
}

/** The invite token as an email shows it, to be typed or pasted: an id alone opens nothing, since Admins see it. */
export const inviteToken = ({ token, k }: InviteLink): string => `${token}.${k}`;

/** Both parts of a typed invite token; null for a text that is none. */
export function readInviteToken(text: string): InviteLink | null {
  const [, token, k] = /^([\w-]+)\.([\w-]+)$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return token === undefined || k === undefined ? null : { token, k };
}
