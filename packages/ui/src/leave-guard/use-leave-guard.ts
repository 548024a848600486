'use client';
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Changes, LeaveGuardContext } from './leave-guards.ts';

/**
 * Guards unsaved changes while there are some: the application asks before it goes elsewhere, and the browser before
 * the tab is closed or loaded again. An empty list guards nothing.
 */
export function useLeaveGuard(changes: Changes): void {
  const guards = use(LeaveGuardContext);
  const isActive = changes.length > 0;
  const newest = useEffectEvent(() => changes);
  useEffect(() => {
    if (!isActive) return;
    // Browsers say it in their own text: all that a page may do is ask.
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', stay);
    const remove = guards?.add(() => newest());
    return () => {
      globalThis.removeEventListener('beforeunload', stay);
      remove?.();
    };
  }, [guards, isActive]);
}

const leaves = () => Promise.resolve(true);

/** What a router calls before it goes anywhere: resolves to true when it may. */
export function useConfirmLeave(): () => Promise<boolean> {
  return use(LeaveGuardContext)?.confirmLeave ?? leaves;
}

const nobody = () => () => {};
const nothing = () => false;

/** Whether something on the page is changed and not saved: for what else should know. */
export function useHasUnsavedChanges(): boolean {
  const guards = use(LeaveGuardContext);
  return useSyncExternalStore(guards?.subscribe ?? nobody, guards?.hasChanges ?? nothing, nothing);
}
