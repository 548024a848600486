'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

interface Asked {
  readonly root: RefObject<HTMLElement | null>;
  /** In the order in which they stand. */
  readonly ids: readonly string[];
  readonly isEnabled: boolean;
  readonly onToggle: (id: string) => void;
  readonly onKey: ((key: string, id: string | null) => boolean) | undefined;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'checkbox';
const idAt = (element: Element | null) =>
  element?.closest('li')?.querySelector<HTMLElement>('[data-triage]')?.dataset['triage'] ?? null;

/** The keys of a list that is worked off. They work wherever no one types; arrows only inside it. */
export function useTriageKeys({ root, ids, isEnabled, onToggle, onKey }: Asked): void {
  // Where the focus was last: what is dealt with goes away under it, and the next one takes its place.
  const position = useRef<{ id: string; at: number } | null>(null);

  const linkOf = (id: string | undefined) =>
    [...(root.current?.querySelectorAll<HTMLElement>('[data-triage]') ?? [])].find(
      link => link.dataset['triage'] === id,
    );
  const go = (at: number) => {
    const id = ids[Math.max(0, Math.min(ids.length - 1, at))];
    linkOf(id)?.focus();
  };
  const focused = () =>
    root.current?.contains(document.activeElement) ? idAt(document.activeElement) : null;

  useLayoutEffect(() => {
    const last = position.current;
    if (last === null) return;
    if (ids.includes(last.id)) position.current = { id: last.id, at: ids.indexOf(last.id) };
    else if (document.activeElement === document.body) go(last.at);
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    // A toast is an alertdialog too, and none that one is in: what it reports can be undone by a key.
    if (document.querySelector('[aria-modal="true"], [role="menu"]')) return;
    const id = focused();
    const at = id === null ? (position.current?.at ?? -1) : ids.indexOf(id);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (id !== null && next !== undefined) go(next);
    else if (id !== null && event.key === ' ') onToggle(id);
    else if (!isEnabled) return;
    else if (event.key === 'j') go(id === null && position.current === null ? 0 : at + 1);
    else if (event.key === 'k') go(at - 1);
    else if (event.key === 'x' && id !== null) onToggle(id);
    else if (!onKey?.(event.key, id)) return;
    event.preventDefault();
  });
  const remember = useEffectEvent(() => {
    const id = focused();
    if (id !== null) position.current = { id, at: ids.indexOf(id) };
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: KeyboardEvent) => press(event);
    const note = () => remember();
    document.addEventListener('keydown', listen);
    element?.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('keydown', listen);
      element?.removeEventListener('focusin', note);
    };
  }, [root]);
}
