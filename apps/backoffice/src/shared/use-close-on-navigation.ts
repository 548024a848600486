import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** S1 §2: a dialog closes with any navigation. One of a page goes with its page; one of the shell closes by this. */
export function useCloseOnNavigation(isOpen: boolean, onClose: () => void): void {
  const [path] = useLocation();
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    openedAt.current = isOpen ? (openedAt.current ?? path) : null;
    if (isOpen && openedAt.current !== path) onClose();
  }, [isOpen, path, onClose]);
}
