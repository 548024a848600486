/**
 * A ref for what takes the place of what was pressed: it has the focus, and what it belongs to begins in sight. A page of
 * its own is `useArrival`'s.
 */
export function arriveAt(control: HTMLElement | null): void {
  if (!control) return;
  control.focus({ preventScroll: true });
  const whole = control.closest('section') ?? control;
  const { top } = whole.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) whole.scrollIntoView({ block: 'start' });
}
