import type { Ref } from 'react';

/** Gives an element to a caller's ref, of either kind, where the component keeps one itself. */
export function assignRef<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
