import type { BaseLocationHook } from 'wouter';

/** Asks whether what is not saved may be lost; before a page that holds such things is there, nothing is. */
let confirmLeave: () => Promise<boolean> = () => Promise.resolve(true);
const isFree = confirmLeave;

/** Gives the user who navigates someone to ask; the answer takes it back. */
export function askBeforeLeaving(ask: () => Promise<boolean>): () => void {
  confirmLeave = ask;
  return () => {
    confirmLeave = isFree;
  };
}

/** Another field of what is open is no other page: nothing of it is left. */
function staysHere(path: string, href: unknown): boolean {
  const next = new URL(String(href), new URL(path, location.href));
  const current = new URL(location.search, next);
  for (const { searchParams } of [next, current]) {
    searchParams.delete('field');
    searchParams.sort();
  }
  return next.pathname === path && next.search === current.search;
}

/** A location that asks first where a page holds what is not saved: every way to navigate goes through it. */
export function guarded(useLocation: BaseLocationHook): BaseLocationHook {
  function useGuardedLocation(...options: Parameters<BaseLocationHook>) {
    const [path, navigate] = useLocation(...options);
    const go = (...to: Parameters<typeof navigate>) => {
      if (confirmLeave === isFree || staysHere(path, to[0])) return navigate(...to);
      void confirmLeave().then(leaves => leaves && navigate(...to));
    };
    return [path, go] as ReturnType<BaseLocationHook>;
  }
  // A location may bring its own search along.
  return Object.assign(useGuardedLocation, useLocation);
}
