'use client';
import { useDeferredValue } from 'react';

/**
 * How many rows of a list that stands on the page as a whole are drawn: those that a screen has room for when it has
 * just come, and all of them right after that, when whatever else is urgent has been done.
 * @param height of a row in px.
 */
export function useFirstRows(count: number, height: number, isLoading: boolean): number {
  const wanted = isLoading ? 'none' : 'all';
  return useDeferredValue(wanted, 'none') === 'all' ? count : Math.min(count, Math.ceil(innerHeight / height));
}
