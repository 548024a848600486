'use client';
import { useEffect, useState } from 'react';
import { toast } from './Toast.styles.ts';

const SECOND = 1000;
const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND));

/** What is left, in minutes and seconds. A timer that is not announced: the text next to it has said it once. */
export function Countdown({ endsAt }: { readonly endsAt: number }) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsAt)), SECOND);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <span role="timer" aria-live="off" className={toast().countdown()}>
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
