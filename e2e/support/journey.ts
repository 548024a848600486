import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { openBrowser } from './person.ts';
import { startProduct, type Product } from './product.ts';

/** A product of its own and a browser for the tests of one file; both end with the file. */
export async function startJourney(
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly product: Product; readonly browser: Browser }> {
  const [product, browser] = await Promise.all([startProduct(env), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  return { product, browser };
}
