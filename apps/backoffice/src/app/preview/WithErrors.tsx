import { DraftStoreContext } from '@dossier/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Shows a form as it is after an attempt to send it: empty, with every error in its place. Without drafts nothing
 * half-filled can come back, so that nothing is ever sent.
 */
export function WithErrors({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The form comes with its own code, some time after the frame.
    const observer = new MutationObserver(() => {
      const form = element.querySelector('form');
      if (!form) return;
      observer.disconnect();
      form.requestSubmit();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <DraftStoreContext value={null}>
      <div ref={frame}>{children}</div>
    </DraftStoreContext>
  );
}
