'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Gives the focus back to what had it when a dialog was mounted. Headless UI remembers that itself, but only from when
 * its code has come: the first dialog of a page needs this. Takes the ref of the dialog.
 */
export function useFocusReturn(isOpen: boolean): RefObject<HTMLElement | null> {
  const dialog = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || element?.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen, opener]);
  return dialog;
}
