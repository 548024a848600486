'use client';
import {
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { again } from './again.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { OnDemand } from './on-demand.ts';
import { PlainTrigger } from './PlainTrigger.tsx';
import type { IsPress } from './presses.ts';

/**
 * A button whose menu or panel needs code that is fetched on demand. Until then it is the plain button, and says of
 * itself what it will say later. The code comes when somebody points at it or moves to it, at the latest with the
 * press; then the real trigger takes its place with its focus, and is pressed in the same way. Before the press
 * nothing moves: whatever holds on to the button keeps it.
 */
export function useOnIntent<Parts>(props: OnIntentProps<Parts>): OnIntent<Parts> {
  const { slot, button, isPress, popup } = props;
  // Read once: what comes later waits for the press.
  const [parts, setParts] = useState(slot.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const pointer = useRef<string | null>(null);
  const wanted = useRef<Event | null>(null);
  useEffect(() => slot.loadLater(), [slot]);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  async function answer(pressed: HTMLElement, press: Event): Promise<void> {
    const focused = document.activeElement;
    wanted.current = press;
    const loaded = await slot.load().catch(() => null);
    // The last press counts, and none of a button that is gone.
    if (wanted.current !== press) return;
    wanted.current = null;
    if (loaded === null) return setHasFailed(true);
    // Whoever waited elsewhere has something else to do by now.
    if (document.activeElement !== focused) return;
    flushSync(() => setParts(() => loaded));
    if (focused === pressed) trigger.current?.focus({ preventScroll: true });
    trigger.current?.dispatchEvent(press);
  }
  const onPress = (event: SyntheticEvent<HTMLElement>) => {
    const { nativeEvent, currentTarget } = event;
    if (!isPress(nativeEvent, pointer.current)) return;
    event.preventDefault();
    event.stopPropagation();
    void answer(currentTarget, again(nativeEvent));
  };

  const plain = (
    <>
      <PlainTrigger
        button={button}
        popup={popup}
        onIntent={() => void slot.load().catch(() => undefined)}
        onPointerDown={event => {
          pointer.current = event.pointerType;
          onPress(event);
        }}
        onPress={onPress}
        onKeyUp={event => {
          // Firefox would make a click of the space bar that is already answered.
          if (wanted.current?.type === 'keydown' && event.key === ' ') event.preventDefault();
        }}
      />
      {hasFailed && <NotLoaded slot={slot} onClose={() => setHasFailed(false)} />}
    </>
  );
  return { parts, trigger, plain };
}

interface OnIntentProps<Parts> {
  readonly slot: OnDemand<Parts>;
  readonly button: ReactElement;
  readonly isPress: IsPress;
  /** What it opens, where that has a role. */
  readonly popup?: 'menu';
}

interface OnIntent<Parts> {
  /** Null until the trigger is pressed; there at once where the code was there first. */
  readonly parts: Parts | null;
  /** For the real trigger. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** What stands there until `parts` are. */
  readonly plain: ReactNode;
}
