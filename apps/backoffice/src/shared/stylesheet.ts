import { stylesheetName } from '@dossier/api/contract';

const gestures = ['pointerdown', 'keydown', 'focusin', 'input'] as const;
let loading: Promise<void> | null = null;

/** Prerendered sign-in comes with its own rules, and names the stylesheet; every other page links it. */
const nameElement = () =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name="${stylesheetName}"]`);

function fetchStylesheet(name: HTMLMetaElement): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: name.content });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => (name.remove(), resolve()), { once: true });
    link.addEventListener(
      'error',
      () => (link.remove(), reject(new Error(`Dossier: ${link.href} could not be fetched.`))),
      { once: true },
    );
  });
}

/** Resolves when the page has the whole stylesheet; what could not be fetched is tried again the next time. */
export async function loadStylesheet(): Promise<void> {
  const name = nameElement();
  if (name === null) return;
  loading ??= fetchStylesheet(name).finally(() => (loading = null));
  await loading;
}

/** Fetches it at the first gesture of the visitor: who only sees sign-in needs none of it. */
export function loadStylesheetOnGesture(): void {
  const done = new AbortController();
  const load = () => {
    done.abort();
    loadStylesheet().catch(() => undefined);
  };
  // They may have begun before this code was there.
  if (document.activeElement?.matches('input, select, button, a') || document.querySelector('[data-held]'))
    load();
  else
    for (const gesture of gestures)
      addEventListener(gesture, load, { capture: true, passive: true, signal: done.signal });
}
