import type { Comment, NewComment } from '@dossier/api/registrations';

export interface CommentChanges {
  /** What it is about; a draft belongs to it. */
  readonly recordId: string;
  readonly readers: readonly { readonly _id: string; readonly name: string }[];
  readonly add: (body: NewComment, idempotencyKey: string) => Promise<void>;
  readonly edit: (comment: Comment, body: NewComment) => Promise<void>;
  /** @returns true when it was done. */
  readonly notify: (work: () => Promise<unknown>, text: string) => Promise<boolean>;
}

/** Comments per step. */
export const commentStep = 25;
