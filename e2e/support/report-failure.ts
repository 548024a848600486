import type { Browser, Page } from 'playwright';

/** As much of a page as a reader of the log reads. */
const pageLength = 4000;

/** What a page shows and what the platform refused it, printed where a test failed: a failure under load is seldom seen twice. */
export async function reportPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap(context => context.pages()))
    process.stderr.write(`${page.url()}\n${await shownOn(page)}\n${callsFailed(page).join('\n')}\n`);
}

/** A dialog hides what is under it. */
async function shownOn(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog').last();
  const shown = (await dialog.isVisible()) ? dialog : page.locator('body');
  return (await shown.ariaSnapshot()).slice(0, pageLength);
}

const failedCalls = new WeakMap<Page, string[]>();

/** Remembers which calls of a page were refused or did not arrive. */
export function listenToFailedCalls(page: Page): void {
  const lines: string[] = [];
  failedCalls.set(page, lines);
  page.on('response', response => {
    if (response.status() >= 400)
      lines.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', request => {
    lines.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
  });
}

function callsFailed(page: Page): readonly string[] {
  return (failedCalls.get(page) ?? []).slice(-10);
}
