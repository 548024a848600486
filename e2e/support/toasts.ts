import type { BrowserContext, Page } from 'playwright';

interface Listening {
  toastsHere?: string[];
}

/** Notes what toasts say, from now on, in every page: one that is gone before a busy machine looks was noted all the same. */
export async function listenToToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = [];
    (globalThis as Listening).toastsHere = heard;
    new MutationObserver(changes => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const toasts = [node, ...node.querySelectorAll('[role="alertdialog"]')];
          for (const toast of toasts)
            if (toast.matches('[data-overlay] [role="alertdialog"]')) heard.push(toast.textContent ?? '');
        }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** A toast says it, or has said it since the last time that it was asked for here. */
export async function toasted(page: Page, text: string): Promise<void> {
  await page.waitForFunction(expected => {
    const heard = (globalThis as Listening).toastsHere ?? [];
    const at = heard.findIndex(text => text.includes(expected));
    if (at >= 0) heard.splice(at, 1);
    return at >= 0;
  }, text);
}
