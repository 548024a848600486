'use client';
import { useClient, useEndpoint } from '../client/index.ts';
import { access, type AccessToken, type InputOf, type OutputOf } from '../contract/index.ts';

export type AccessTokenBody = InputOf<typeof access.createAccessToken>['body'];
/** A token that was made just now, with the value that is shown once. */
export type NewAccessToken = OutputOf<typeof access.createAccessToken>;

/** What programs call with in the name of the staff. Changes throw `ApiError`, and nothing else. */
export function useAccessTokens() {
  const { gateway } = useClient();
  const read = useEndpoint(access.accessTokens, {});
  return {
    ...read,
    create: async (body: AccessTokenBody): Promise<NewAccessToken> => {
      const made = await gateway.send(access.createAccessToken, { body });
      await read.mutate();
      return made;
    },
    revoke: async ({ _id: id }: AccessToken): Promise<void> => {
      await gateway.send(access.revokeAccessToken, { params: { id } });
      await read.mutate();
    },
  };
}
