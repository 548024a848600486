import { access } from '../contract/index.ts';
import { ApiError, backOff, type Gateway, type Sleep } from '../gateway/index.ts';
import type { LeavingMark } from '../session/index.ts';

/** Sends the sign-out to the platform until it has answered. */
export interface LogOut {
  /** From now on no one continues the session here, whatever becomes of the request. */
  readonly begin: () => Promise<void>;
  /** The same for a log-out that a page before this one did not get through; nothing without one. */
  readonly goOn: () => Promise<void>;
  /** Someone signs in: the platform ends what was there before by itself. */
  readonly stop: () => void;
}

/** 401 says that there is nothing left to end (S1 §4). */
const isAnswer = (error: unknown) => error instanceof ApiError && error.status === 401;

export function createLogOut(gateway: Gateway, mark: LeavingMark, sleep?: Sleep): LogOut {
  let underWay: Promise<void> | null = null;
  let stopping = new AbortController();

  async function untilAnswered(controller: AbortController): Promise<void> {
    const { signal } = controller;
    for (let tried = 1; mark.isSet() && !signal.aborted; tried++) {
      try {
        await gateway.send(access.logout, {}, { background: true, signal });
        mark.clear();
      } catch (error) {
        if (isAnswer(error)) mark.clear();
        else await backOff(tried, null, sleep, signal).catch(() => undefined);
      }
    }
    if (stopping === controller) underWay = null;
  }

  async function goOn(): Promise<void> {
    if (mark.isSet()) await (underWay ??= untilAnswered(stopping));
  }
  return {
    begin() {
      mark.set();
      return goOn();
    },
    goOn,
    stop() {
      stopping.abort();
      stopping = new AbortController();
      underWay = null;
    },
  };
}
