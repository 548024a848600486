export { ToastProvider, useToasts } from './ToastProvider.tsx';
export { toastTones } from './toast-tones.ts';
export type { ToastProviderProps } from './ToastProvider.tsx';
export type { ToastContent, Toasts, ToastTone } from './toast-queue.ts';
