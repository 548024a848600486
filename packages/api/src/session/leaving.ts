import { cookieNames } from '../contract/index.ts';

/**
 * The mark of someone who has logged out and whom the platform has not answered. It outlives the page, and goes with
 * every request: nothing continues the session while it is there.
 */
export interface LeavingMark {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly clear: () => void;
}

/** Seconds: no session lasts longer. */
const life = 86_400;
const { leaving } = cookieNames;

/** A cookie, since the platform has to see it before any code of a page runs; without a page there is none. */
export function browserMark(page: { cookie: string } | undefined = globalThis.document): LeavingMark {
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  const write = (age: number) => {
    if (page) page.cookie = `${leaving}=1; Path=/; SameSite=Strict; Max-Age=${age}${secure}`;
  };
  return {
    isSet: () => page?.cookie.split('; ').includes(`${leaving}=1`) ?? false,
    set: () => write(life),
    clear: () => write(0),
  };
}

/** A mark that lives no longer than the page, for tests and stories. */
export function memoryMark(): LeavingMark {
  let isThere = false;
  const become = (next: boolean) => () => {
    isThere = next;
  };
  return { isSet: () => isThere, set: become(true), clear: become(false) };
}
