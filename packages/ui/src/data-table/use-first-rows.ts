'use client';
import { startTransition, useEffect, useState } from 'react';

/** Milliseconds until the others are drawn on a page that never comes to rest. */
const timeoutMs = 200;

/**
 * How many rows of a list that stands on the page as a whole are drawn: those that a screen has room for when it has
 * just come, and all of them when the browser has come to rest: what is asked of it first is not held up by rows that
 * no one sees yet.
 * @param height of a row in px.
 */
export function useFirstRows(count: number, height: number, isLoading: boolean): number {
  const [isWhole, setIsWhole] = useState(false);
  if (isLoading && isWhole) setIsWhole(false);
  useEffect(() => {
    if (isLoading) return undefined;
    const whole = () => startTransition(() => setIsWhole(true));
    if (typeof requestIdleCallback === 'undefined') return whole();
    const handle = requestIdleCallback(whole, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }, [isLoading]);
  // A server knows no window: what it draws has room in any.
  const room = typeof innerHeight === 'undefined' ? 800 : innerHeight;
  return isWhole ? count : Math.min(count, Math.ceil(room / height));
}
