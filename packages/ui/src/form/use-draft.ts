'use client';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, DraftStoreContext } from './draft-store.ts';
import { withoutSecrets } from './secrets.ts';
import { withTyped } from './with-typed.ts';

/** Long enough not to write at every keystroke, short enough that a crash costs a word. */
const pause = 1000;

export interface DraftHandle {
  /** When the draft was saved that stands in the form now; null while there is none. */
  readonly restoredAt: number | null;
  /** Takes back what was typed, and forgets the draft. */
  readonly discard: () => void;
  /** Forgets the draft: what it held has been sent. */
  readonly forget: () => void;
}

/** Keeps what is typed under a key, and puts it back the next time. Without a key or a store it does nothing. */
export function useDraft<Values extends FieldValues>(
  methods: UseFormReturn<Values>,
  key: string | undefined,
): DraftHandle {
  const store = use(DraftStoreContext);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const isLoaded = useRef(false);
  // By subscription: reading it from the form's state would render the whole form whenever it changes.
  const isDirty = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const restore = useEffectEvent(({ values, savedAt }: Draft) => {
    // What someone has typed while the draft was on its way counts more; the rest of the draft is not lost to it.
    const initial: Readonly<Record<string, unknown>> = methods.formState.defaultValues ?? {};
    const present = isDirty.current ? methods.getValues() : initial;
    const restored = Object.entries(values)
      .map(([name, drafted]) => [name, withTyped(drafted, present[name], initial[name])] as const)
      .filter(([, value]) => value !== undefined);
    for (const [name, value] of restored)
      methods.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    setRestoredAt(savedAt);
  });
  const flush = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!key || !store) return;
    const values = withoutSecrets(methods.control, methods.getValues());
    const stored = isDirty.current ? store.save(key, { values, savedAt: Date.now() }) : store.remove(key);
    stored.catch(() => undefined);
  });
  const schedule = useEffectEvent(() => {
    if (!isLoaded.current) return;
    // Not put off by the next keystroke: the user who types without a rest would lose all of it.
    timer.current ??= setTimeout(() => flush(), pause);
  });

  useEffect(() => {
    if (!key || !store) return;
    let isHere = true;
    const settle = (draft: Draft | undefined) => {
      if (!isHere) return;
      const wasTyped = isDirty.current;
      if (draft) restore(draft);
      isLoaded.current = true;
      // No one may type on after that: what came before is kept too.
      if (wasTyped) schedule();
    };
    store.load(key).then(settle, () => settle(undefined));
    const unsubscribe = methods.subscribe({
      formState: { values: true, isDirty: true },
      callback: state => {
        isDirty.current = state.isDirty ?? isDirty.current;
        schedule();
      },
    });
    // A tab that goes away, or is put to sleep, never comes back to its timers. Before it unloads there is still time
    // for a store that works next to it, such as one that encrypts.
    const leave = () => flush();
    const leaving = ['beforeunload', 'pagehide'];
    for (const event of leaving) globalThis.addEventListener(event, leave);
    return () => {
      isHere = false;
      unsubscribe();
      for (const event of leaving) globalThis.removeEventListener(event, leave);
      leave();
    };
  }, [key, store, methods]);

  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setRestoredAt(null);
    if (key) store?.remove(key).catch(() => undefined);
  };
  const discard = () => {
    methods.reset();
    forget();
  };
  return { restoredAt, discard, forget };
}
