import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Product } from './product.ts';

/** The latest letter that holds this text; mail goes after the answer, so it may take a moment. */
export async function emailWith(page: Page, product: Product, text: string): Promise<string> {
  const email = page.locator('article').filter({ hasText: text }).first();
  await expect
    .poll(
      async () => {
        await page.goto(product.url('', '/outbox'));
        return email.count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  return (await email.locator('pre').textContent()) ?? '';
}

/** The code or the password of a letter. */
export const secretIn = (email: string): string => /^ {4}(\S+)$/m.exec(email)?.[1] ?? '';
