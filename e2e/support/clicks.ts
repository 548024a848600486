import type { Page } from 'playwright';

/** Counts what is pressed on every page that comes: the whole way is what matters. Keys that press a button are none. */
export async function countClicks(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countClick', () => void count++);
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { countClick: () => void };
    const onClick = ({ detail }: MouseEvent) => {
      if (detail > 0) counter.countClick();
    };
    document.addEventListener('click', onClick, true);
  });
  return () => count;
}
