import { array, number, object, string } from '../../answers.ts';
import { batchFields, itemFields, obstacle } from '../../batches.ts';

/** What is done with many tasks at once; `undo` takes one of the others back. */
export const taskBatchKinds = ['assign', 'snooze', 'undo'] as const;
export type TaskBatchKind = (typeof taskBatchKinds)[number];

export const taskBatchLimit = 1_000;

/** Something done with many tasks: what, how far it is, and until when it can be undone. */
export const taskBatch = object({
  ...batchFields,
  kind: string<TaskBatchKind>().oneOf(taskBatchKinds).required(),
  /** Who is given the work; null for no one, and where nothing is assigned. */
  assignee: string().nullable().defined(),
  /** The day until which they are put off; null where they are not. */
  until: string().nullable().defined(),
});

const named = {
  processId: string().required(),
  /** Of the registration; empty where it is about a party. */
  number: string().defined(),
  /** Empty where the reader may not see any more whose it is. */
  name: string().defined(),
};

export const taskBatchItem = object({ ...named, ...itemFields });

export const taskBatchPreview = object({
  items: array(
    object({
      ...named,
      /** Of the task that was looked at: the batch names it. */
      version: number().integer().required(),
      /** What it has now. */
      assignee: string().nullable().defined(),
      snoozedUntil: string().nullable().defined(),
      /** Why it would not be changed. */
      obstacle: obstacle.nullable().defined(),
    }).required(),
  ).required(),
});
