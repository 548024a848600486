'use client';
import { useEffect } from 'react';

/** Milliseconds after which a page has loaded what it shows first, on a slow connection too. */
const delayMs = 5_000;

/** Fetches the code of what opens without a press of its own, once the page has what it shows first. */
export function usePreload(preload: () => void): void {
  useEffect(() => {
    const timer = setTimeout(preload, delayMs);
    return () => clearTimeout(timer);
  }, [preload]);
}
