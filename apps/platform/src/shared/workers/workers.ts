/** Work that a thread does: a function of a module of ours that takes one value and answers with one. */
export interface Task<Input, Output> {
  readonly module: URL;
  readonly name: string;
  /** Milliseconds from when the module is loaded; then the thread is ended. */
  readonly timeLimit: number;
  /** Names the types only: nothing of the module is loaded here. */
  readonly does?: (input: Input) => Output | Promise<Output>;
}

/** Threads in addition to the one that answers requests: for what computes longer than a request may wait for another. */
export interface Workers {
  /**
   * Does a unit of work as soon as a thread is free. Input and output are copied.
   * @throws {WorkStopped} when it took too long or too much memory, {WorkersBusy} when too much waits already, and
   * whatever the work itself throws.
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>;
  /** Ends the threads; whatever is under way or waits is stopped. */
  stop(): Promise<void>;
}

/** Work that was ended from outside, because of what it took. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped';
  readonly reason: 'time' | 'memory' | 'end';

  constructor(reason: WorkStopped['reason']) {
    super(`Work in a thread was stopped (${reason}).`);
    this.reason = reason;
  }
}

/** Too much waits for a thread; anyone who asks may try again in a moment. */
export class WorkersBusy extends Error {
  override readonly name = 'WorkersBusy';
}
