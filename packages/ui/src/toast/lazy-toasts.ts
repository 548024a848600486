import type { Dispatch, SetStateAction } from 'react';
import { fetchOnline } from '../internal/fetch-online.ts';
import type { ToastContent, Toasts, ToastStore } from './toast-queue.ts';
import type { ToastRegion } from './ToastRegion.tsx';

/** What shows toasts. */
export interface ToastList {
  readonly ToastRegion: typeof ToastRegion;
  readonly store: ToastStore;
}

export interface LazyToasts extends Toasts {
  /** Fetches the list before there is a toast. */
  readonly preload: () => void;
}

/** Toasts whose list is fetched with the first one. Those that it cannot be fetched for are `failed`. */
export function lazyToasts(
  onList: (list: ToastList) => void,
  setFailed: Dispatch<SetStateAction<readonly ToastContent[]>>,
): LazyToasts {
  let loading: Promise<ToastStore> | null = null;
  let pending: readonly ToastContent[] = [];

  async function fetchList(): Promise<ToastStore> {
    const { ToastRegion: Region, createToasts } = await fetchOnline(() => import('./toast-list.ts'));
    const store = createToasts();
    onList({ ToastRegion: Region, store });
    return store;
  }
  function load(): Promise<ToastStore> {
    loading ??= fetchList().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  const without = (toast: ToastContent) => (toasts: readonly ToastContent[]) =>
    toasts.filter(other => other !== toast);

  return {
    preload: () => void load().catch(() => undefined),
    show(content) {
      const toast = { ...content };
      let close = () => {
        pending = without(toast)(pending);
        setFailed(without(toast));
      };
      pending = [...pending, toast];
      const settle = (handle: () => void) => {
        if (pending.includes(toast)) handle();
        pending = without(toast)(pending);
      };
      load().then(
        store => settle(() => (close = store.show(toast))),
        () => settle(() => setFailed(last => [...last, toast])),
      );
      return () => close();
    },
    closeAll() {
      pending = [];
      setFailed([]);
      void loading?.then(store => store.closeAll());
    },
  };
}
