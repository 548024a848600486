// What shows toasts, fetched with the first one.
export { createToasts } from './toast-queue.ts';
export { ToastRegion } from './ToastRegion.tsx';
