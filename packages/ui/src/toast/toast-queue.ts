import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { toastTones } from './toast-tones.ts';

export type ToastTone = (typeof toastTones)[number];

/** Something that a person should notice, and need not answer. */
export interface ToastContent {
  readonly tone: ToastTone;
  /** @default "Success", "Warning" or "Error!"; none for `info` */
  readonly title?: string;
  readonly text: string;
  /** One thing to do about it. */
  readonly action?: {
    readonly label: string;
    readonly onPress: () => void;
    /** A click on the text does it too: the text says so. @default false */
    readonly isOnText?: boolean;
  };
  /** Milliseconds that it stays, where its text does not decide that. */
  readonly life?: number;
  /** When it is over, in milliseconds of the clock: it shows what is left, and goes with it. */
  readonly endsAt?: number;
  /** The request that failed: shown, and copied with the details. */
  readonly requestId?: string | null;
}

/** The toasts of a page. React Aria still calls its queue unstable: nothing outside this folder knows it. */
export interface Toasts {
  /** Shows a toast; answers with what takes it away. Errors stay until they are closed. */
  readonly show: (toast: ToastContent) => () => void;
  readonly closeAll: () => void;
}

/** Milliseconds that a toast stays: long enough to read twice, never shorter than five seconds. */
export function lifeOf({ tone, text, life, endsAt }: ToastContent): number | null {
  if (endsAt !== undefined) return Math.max(0, endsAt - Date.now());
  if (life !== undefined) return life;
  return tone === 'error' ? null : Math.max(5000, text.length * 100);
}

export interface ToastStore extends Toasts {
  readonly queue: ToastQueue<ToastContent>;
}

/** Toasts for one page; at most three at once, the newest first. */
export function createToasts(): ToastStore {
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });
  return {
    queue,
    show: toast => {
      const timeout = lifeOf(toast);
      const key = queue.add(toast, timeout === null ? {} : { timeout });
      return () => queue.close(key);
    },
    closeAll: () => queue.clear(),
  };
}
