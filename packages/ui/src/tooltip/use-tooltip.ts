'use client';
import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';

/** How long a mouse rests before help comes: someone who only passes by is not asking for it. */
export const tooltipDelayMs = 600;
/** How long it stays when the mouse leaves: long enough to move on to its text, as WCAG 1.4.13 asks. */
export const tooltipLingerMs = 300;

/** When one was last in sight: the next one along a toolbar comes at once. */
let lastShownAt = Number.NEGATIVE_INFINITY;
const rememberShown = () => {
  lastShownAt = Date.now();
};
const wasShownJustNow = () => Date.now() - lastShownAt < tooltipLingerMs;

/** One thing that happens later, unless another comes first. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    stop: () => clearTimeout(timer),
    start(ms: number, act: () => void) {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    },
  };
}

/** When the tooltip of a control comes and goes: resting, focus by the keyboard, Escape, a press. */
export function useTooltip(theirs: HTMLAttributes<HTMLElement>, preload: () => void) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const [timer] = useState(createTimer);
  const show = (element: HTMLElement) => {
    timer.stop();
    setTrigger(element);
  };
  const hide = () => {
    timer.stop();
    if (trigger) rememberShown();
    setTrigger(null);
  };
  const hideSoon = () => timer.start(tooltipLingerMs, hide);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // What the control stands in stays open: a dialog, a menu.
    event.stopPropagation();
    hide();
  });
  useEffect(() => {
    if (!trigger) return;
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => document.removeEventListener('keydown', onEscape, { capture: true });
  }, [trigger]);
  useEffect(() => timer.stop, [timer]);

  const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch';
  const listeners = {
    onPointerEnter: after(theirs.onPointerEnter, (event: PointerEvent<HTMLElement>) => {
      if (!isMouse(event)) return;
      preload();
      const element = event.currentTarget;
      if (trigger || wasShownJustNow()) show(element);
      else timer.start(tooltipDelayMs, () => show(element));
    }),
    onPointerLeave: after(theirs.onPointerLeave, hideSoon),
    // What was pressed answers for itself.
    onPointerDown: after(theirs.onPointerDown, hide),
    onFocus: after(theirs.onFocus, ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    }),
    onBlur: after(theirs.onBlur, hide),
  };
  return {
    /** The control, while its tooltip is shown. */
    trigger,
    listeners,
    panel: { onClose: hide, onPointerEnter: timer.stop, onPointerLeave: hideSoon },
  };
}

/** The control's own listener comes first. */
const after =
  <E extends SyntheticEvent>(theirs: ((event: E) => void) | undefined, ours: (event: E) => void) =>
  (event: E) => {
    theirs?.(event);
    ours(event);
  };
