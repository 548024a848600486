'use client';
import { useEffect } from 'react';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { parties, type InputOf, type OutputOf } from '../contract/index.ts';

export type ClientComment = OutputOf<typeof parties.addComment>;
export type NewClientComment = InputOf<typeof parties.addComment>['body'];

/** What colleagues said about a client, the newest first. */
export function useClientComments(id: string, max: number) {
  return useEndpoint(parties.comments, { params: { id }, query: { max } });
}

/** Colleagues who can be mentioned. */
export function useClientReaders(id: string) {
  return useEndpoint(parties.readers, { params: { id } });
}

/** Says something, or changes what one said; both throw `ApiError`. The key makes sending twice have one effect. */
export function useAddClientComment(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  const refresh = () => revalidate('parties.comments', 'parties.history');
  return {
    add: async (body: NewClientComment, idempotencyKey: string): Promise<void> => {
      await gateway.send(parties.addComment, { params: { id }, body }, { idempotencyKey });
      await refresh();
    },
    edit: async (
      { _id: commentId, version }: Pick<ClientComment, '_id' | 'version'>,
      body: NewClientComment,
    ): Promise<void> => {
      await gateway.send(parties.editComment, { params: { id, commentId }, body }, { version });
      await refresh();
    },
  };
}

/** Notes that the reader has seen what was said until a moment; no one waits for it. Without one nothing is new. */
export function useMarkCommentsRead(id: string, until: string | undefined): void {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  useEffect(() => {
    if (until === undefined) return;
    gateway
      .send(parties.markCommentsRead, { params: { id }, body: { until } }, { background: true })
      .then(() => revalidate('parties.get'))
      // Where it fails more is shown as new than is: the next look puts that right.
      .catch(() => undefined);
  }, [gateway, id, revalidate, until]);
}
