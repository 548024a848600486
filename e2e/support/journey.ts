import type { Browser } from 'playwright';
import { afterAll, afterEach } from 'vitest';
import { aPerson, openBrowser, type Person, type PersonOptions } from './person.ts';
import { startProduct, type Product } from './product.ts';
import { reportPages } from './report-failure.ts';

export interface Journey {
  readonly product: Product;
  readonly browser: Browser;
  /** Someone at that browser, at a firm's own address; `''` is the address without a firm. */
  readonly aPerson: (tenant: string, options?: PersonOptions) => Promise<Person>;
}

/** A product of its own and a browser for the tests of one file; both end with the file. */
export async function startJourney(env: Readonly<Record<string, string>> = {}): Promise<Journey> {
  const [product, browser] = await Promise.all([startProduct(env), openBrowser()]);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await reportPages(browser);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });
  return { product, browser, aPerson: (tenant, options) => aPerson(browser, product, tenant, options) };
}
