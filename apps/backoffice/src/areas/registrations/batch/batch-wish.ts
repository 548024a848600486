import type { NewBatch } from '@dossier/api/registrations';
import { rejectionReason, type RegistrationStatus } from '@dossier/validators/vocabularies';

export type BatchWish =
  | {
      readonly kind: 'assign';
      readonly assigneeId: string | null;
      /** What they are called in the menu. */
      readonly name: string;
    }
  | { readonly kind: 'status'; readonly next: RegistrationStatus };

export interface BatchReasons {
  readonly comment: string;
  readonly reason: string;
}

export function actionOf(wish: BatchWish, { comment, reason }: BatchReasons): NewBatch['action'] {
  return wish.kind === 'assign'
    ? { kind: 'assign', assigneeId: wish.assigneeId, next: null, comment: null, reason: null }
    : {
        kind: 'status',
        assigneeId: null,
        next: wish.next,
        comment: comment.trim() || null,
        reason: rejectionReason.codes.find(code => code === reason) ?? null,
      };
}

/**
 * Giving a page of rows to someone starts at once where nothing is in the way: it can be undone, and is done all day.
 * Everything else is shown first.
 */
export const startsAtOnce = (wish: BatchWish, count: number, refused: number): boolean =>
  wish.kind === 'assign' && count <= 25 && refused === 0;
