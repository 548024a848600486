import { DatabaseBusy } from './errors.ts';

/** Lets one in at a time, in the order they came, and turns away anyone who finds too long a queue. */
export interface BoundedQueue {
  /** @throws {DatabaseBusy} when more than the limit are waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createBoundedQueue(limit: number): BoundedQueue {
  let last: Promise<unknown> = Promise.resolve();
  /** The entry inside, and those that wait. */
  let present = 0;
  return {
    async run(work) {
      if (present > limit) throw new DatabaseBusy(`More than ${limit} are waiting for the database.`);
      present++;
      const before = last;
      const { promise: done, resolve: leave } = Promise.withResolvers<void>();
      last = done;
      await before;
      try {
        return await work();
      } finally {
        present--;
        leave();
      }
    },
  };
}
