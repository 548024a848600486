export { SpinnerOverlay, spinnerOverlayDelay } from './SpinnerOverlay.tsx';
export type { SpinnerOverlayProps } from './SpinnerOverlay.tsx';
