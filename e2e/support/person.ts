import { chromium as playwright, type Browser, type BrowserContext, type Page } from 'playwright';
import { expect } from 'vitest';
import { chromium } from '../../tooling/chromium.ts';
import type { Product } from './product.ts';
import { listenToFailedCalls } from './report-failure.ts';
import { listenToToasts } from './toasts.ts';

/** The password of every demo user. */
export const password = 'Welcome-2026!';

/** One browser for a whole file; each person gets a context of her own. */
export const openBrowser = (): Promise<Browser> =>
  // Hosts below localhost resolve by the browser itself: no entry in the machine's own list is needed.
  playwright.launch(chromium);

/** A refused call is the platform's answer, and no fault of the page; so is an address that has none. Both are reported. */
const isExpected =
  /^Failed to load resource|^Dossier: .*\{message: (?:Something went wrong|No page has this address)/;

/** Someone at a browser. Whatever the page logs as an error, or its policy refuses, fails the test that looks. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: readonly string[];
  readonly signIn: (userName: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

export interface PersonOptions {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  readonly scheme?: 'light' | 'dark';
}

export async function aPerson(
  browser: Browser,
  product: Product,
  tenant: string,
  options: PersonOptions = {},
): Promise<Person> {
  const { width = 1440, height = 900, locale = 'en-US', scheme = 'light' } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: scheme,
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  await listenToToasts(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  listenToFailedCalls(page);
  const problems: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' && !isExpected.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(error.message));
  return {
    page,
    context,
    problems,
    signIn: async userName => {
      await page.goto(product.url(tenant));
      await page.locator('input[autocomplete~="username"]').fill(userName);
      await page.locator('input[autocomplete="current-password"]').fill(password);
      await page.locator('button[type="submit"]').click();
      await page.waitForURL('**/administration/**');
    },
    leave: async () => {
      expect(problems).toEqual([]);
      await context.close();
    },
  };
}
