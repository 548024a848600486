'use client';
import { useEffect, useState } from 'react';

/** True once this many milliseconds have passed: what comes quickly should not blink. */
export function useHasElapsed(milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasElapsed;
}
