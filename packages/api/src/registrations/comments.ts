'use client';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { registrations, type InputOf, type OutputOf } from '../contract/index.ts';

export type Comment = OutputOf<typeof registrations.addComment>;
export type NewComment = InputOf<typeof registrations.addComment>['body'];

/** What colleagues said about a registration, the newest first. */
export function useComments(id: string, max: number) {
  return useEndpoint(registrations.comments, { params: { id }, query: { max } });
}

/** Colleagues who can be mentioned. */
export function useReaders(id: string) {
  return useEndpoint(registrations.readers, { params: { id } });
}

/** Says something, or changes what one said; both throw `ApiError`. The key makes sending twice have one effect. */
export function useAddComment(id: string) {
  const { gateway } = useClient();
  const revalidate = useRevalidate();
  return {
    add: async (body: NewComment, idempotencyKey: string): Promise<void> => {
      await gateway.send(registrations.addComment, { params: { id }, body }, { idempotencyKey });
      await revalidate('registrations.comments');
    },
    edit: async ({ _id, version }: Comment, body: NewComment): Promise<void> => {
      await gateway.send(registrations.editComment, { params: { id, commentId: _id }, body }, { version });
      await revalidate('registrations.comments');
    },
  };
}
