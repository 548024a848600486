import { useEffect, useEffectEvent, useRef } from 'react';
import { readKeysEnabled } from './keys-enabled.ts';

/** Milliseconds within which the second key of two is pressed. */
const pause = 1_000;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'checkbox';

/**
 * Single keys and pairs (`g d`) that work anywhere but where someone types, or a dialog is open. They can be turned
 * off (WCAG 2.1.4).
 * @param actions by key: `?`, `g d`.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const started = useRef({ key: '', at: 0 });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || isTyping(event.target)) return;
    if (!readKeysEnabled()) return;
    // A notification is an alert dialog too, and takes nothing over.
    if (document.querySelector('[aria-modal="true"], [role="menu"]')) return;
    const isPair = event.timeStamp - started.current.at < pause && started.current.key !== '';
    const keys = isPair ? `${started.current.key} ${event.key}` : event.key;
    started.current = { key: isPair ? '' : event.key, at: event.timeStamp };
    const action = actions[keys];
    if (!action) return;
    event.preventDefault();
    started.current = { key: '', at: 0 };
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
