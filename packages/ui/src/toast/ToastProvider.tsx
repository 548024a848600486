'use client';
import { createContext, use, useState, type ReactNode } from 'react';
import { useOnDemand } from '../internal/use-on-demand.ts';
import { PlainToasts } from './PlainToasts.tsx';
import { toastsOnDemand } from './toasts-on-demand.ts';
import type { ToastContent, Toasts } from './toast-queue.ts';

const ToastContext = createContext<Toasts | null>(null);

/** Holds the toasts of a page and shows them. F6 leads to them. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [untold, setUntold] = useState<readonly ToastContent[]>([]);
  const [toasts] = useState(() => toastsOnDemand(setUntold));
  const { parts } = useOnDemand(toasts.slot, false);
  return (
    <ToastContext value={toasts}>
      {children}
      {parts && <parts.ToastRegion queue={parts.store.queue} />}
      {untold.length > 0 && <PlainToasts toasts={untold} />}
    </ToastContext>
  );
}

/** Shows toasts. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts)
    throw new Error(
      'Dossier UI: useToasts ran outside <ToastProvider>. There is nowhere to show them. Wrap the app in it.',
    );
  return toasts;
}

export interface ToastProviderProps {
  readonly children: ReactNode;
}
