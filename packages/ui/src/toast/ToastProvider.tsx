'use client';
import { createContext, use, useState, type ReactNode } from 'react';
import { usePreload } from '../internal/use-preload.ts';
import { lazyToasts, type ToastList } from './lazy-toasts.ts';
import { PlainToasts } from './PlainToasts.tsx';
import type { ToastContent, Toasts } from './toast-queue.ts';

const ToastContext = createContext<Toasts | null>(null);

/** Holds the toasts of a page and shows them. F6 leads to them. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [list, setList] = useState<ToastList | null>(null);
  const [failed, setFailed] = useState<readonly ToastContent[]>([]);
  const [toasts] = useState(() => lazyToasts(setList, setFailed));
  usePreload(toasts.preload);
  return (
    <ToastContext value={toasts}>
      {children}
      {list && <list.ToastRegion queue={list.store.queue} />}
      <PlainToasts toasts={failed} onClose={() => setFailed([])} />
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
