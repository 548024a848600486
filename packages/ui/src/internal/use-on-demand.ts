'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OnDemand } from './on-demand.ts';

/** Nothing is there while a page is drawn on the platform. */
const none = () => null;

/** What is fetched on demand, at the latest when it is needed. For what opens without a press of its own: a dialog. */
export function useOnDemand<Parts>(slot: OnDemand<Parts>, isNeeded: boolean): Demanded<Parts> {
  const parts = useSyncExternalStore(slot.subscribe, slot.loaded, none);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed && !isNeeded) setHasFailed(false);
  useEffect(() => slot.loadLater(), [slot]);
  useEffect(() => {
    if (!isNeeded || slot.loaded() !== null) return;
    let isCurrent = true;
    slot.load().catch(() => {
      if (isCurrent) setHasFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [slot, isNeeded]);
  return { parts, hasFailed };
}

interface Demanded<Parts> {
  /** Null until it is there. */
  readonly parts: Parts | null;
  /** It is needed and could not be fetched. Stays so until it is not needed any more, also when it comes meanwhile. */
  readonly hasFailed: boolean;
}
