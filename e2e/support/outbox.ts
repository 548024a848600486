import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Product } from './product.ts';

/** The latest letter that holds this text; mail goes after the answer, so it may take a moment. */
export async function letterWith(page: Page, product: Product, text: string): Promise<string> {
  const letter = page.locator('article').filter({ hasText: text }).first();
  await expect
    .poll(
      async () => {
        await page.goto(product.url('', '/outbox'));
        return letter.count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  return (await letter.locator('pre').textContent()) ?? '';
}

/** The code or the password of a letter. */
export const secretIn = (letter: string): string => /^ {4}(\S+)$/m.exec(letter)?.[1] ?? '';
