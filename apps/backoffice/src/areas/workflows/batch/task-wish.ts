import type { NewTaskBatch } from '@dossier/api/workflows';

export type TaskWish =
  | {
      readonly kind: 'assign';
      readonly assigneeId: string | null;
      /** What they are called in the menu. */
      readonly name: string;
    }
  | { readonly kind: 'snooze'; readonly until: string };

export const actionOf = (wish: TaskWish): NewTaskBatch['action'] =>
  wish.kind === 'assign'
    ? { kind: 'assign', assigneeId: wish.assigneeId, until: null }
    : { kind: 'snooze', assigneeId: null, until: wish.until };
