import { coveredAttribute, laterSheetName } from '@dossier/api/contract';

/** Nothing is named while a page is drawn on the platform. */
const named = () =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${laterSheetName}"]`)];

let coming: Promise<void> | null = null;
/** Milliseconds until a sheet that did not come is asked for again: what waits for it has heard of that by then. */
const pause = 1_000;

/** In place of what names it, so that a page that has its sheet names none any more. */
function fetchSheet(name: HTMLMetaElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = name.content;
  return new Promise((resolve, reject) => {
    link.addEventListener(
      'load',
      () => {
        name.remove();
        resolve();
      },
      { once: true },
    );
    link.addEventListener(
      'error',
      () => {
        link.remove();
        reject(new Error(`Failed to fetch ${name.content}. The page would have no look.`));
      },
      { once: true },
    );
    document.head.append(link);
  });
}

/**
 * Sign-in, and the pages that people begin with behind it, come with what they can show of the style sheet and of the
 * firm's theme. Everything else waits for all of both: null when it is there, as it is from the start on every other page.
 */
export function wholeSheet(): Promise<void> | null {
  const names = named();
  if (names.length === 0) return null;
  coming ??= Promise.all(names.map(name => fetchSheet(name))).then(
    () => undefined,
    (error: unknown) => {
      // Not at once: a component asks again to hear how it went, and would wait, and ask, without an end.
      setTimeout(() => {
        coming = null;
      }, pause);
      throw error;
    },
  );
  return coming;
}

/** The same for a part that has its rules on some pages: null where the page brought them along. */
export function sheetFor(part: string): Promise<void> | null {
  const isCovered = named().every(name => name.getAttribute(coveredAttribute)?.split(' ').includes(part));
  return isCovered ? null : wholeSheet();
}

/** Milliseconds after which a page has what it began with, on a slow connection too. */
const timeoutMs = 5_000;
const gestures = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

/**
 * Begins with the first gesture, or later by itself: what tells of a lost connection has its look by then. And when
 * somebody asks the browser for more contrast: the theme has the rest of that.
 */
export function wholeSheetSoon(): void {
  if (named().length === 0) return;
  const done = new AbortController();
  const begin = () => {
    done.abort();
    clearTimeout(timer);
    wholeSheet()?.catch(() => undefined);
  };
  const timer = setTimeout(begin, timeoutMs);
  for (const gesture of gestures)
    addEventListener(gesture, begin, { capture: true, passive: true, signal: done.signal });
  matchMedia('(prefers-contrast: more)').addEventListener('change', begin, { signal: done.signal });
}
