import { useEffect, useRef, useState } from 'react';

const pause = 250;

/**
 * A text that is typed here and settles elsewhere: shown at once, handed on when the typing pauses. When the settled
 * text changes from outside (back button, a cleared filter) it wins.
 */
export function useDelayed(
  settled: string,
  onSettle: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });
  if (seen !== settled) {
    setSeen(settled);
    if (typed.trim() !== settled) setTyped(settled);
  }
  useEffect(() => {
    if (typed.trim() === settled) return;
    const timer = setTimeout(() => latest.current(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  return [typed, setTyped];
}
