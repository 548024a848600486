'use client';
import { createContext, use, useState, type ReactNode } from 'react';
import { createToasts, type Toasts, type ToastStore } from './toast-queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const ToastContext = createContext<Toasts | null>(null);

/** Holds the toasts of a page and shows them. F6 leads to them. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [store] = useState<ToastStore>(createToasts);
  return (
    <ToastContext value={store}>
      {children}
      <ToastRegion queue={store.queue} />
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
