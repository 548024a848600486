// What shows toasts, fetched as one.
export { createToasts } from './toast-queue.ts';
export { ToastRegion } from './ToastRegion.tsx';
