// Builds an application as its owner does, and opens it in the test browser.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { chromium as browsers, type Page } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import { inject, onTestFinished } from 'vitest';
import { chromium } from '../chromium.ts';

export const folderOf = (app: string): string => join(inject('strangers'), app);

interface BuildOptions {
  readonly hasTailwind?: boolean;
  /** What the owner sets; by default nothing, which is what most do. */
  readonly target?: string[];
}

/** Builds with Vite, and serves what it wrote. */
export async function viteApp(
  app: string,
  { hasTailwind = false, target }: BuildOptions = {},
): Promise<string> {
  const config: InlineConfig = {
    root: folderOf(app),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), ...(hasTailwind ? [tailwindcss()] : [])],
    build: {
      outDir: target ? 'dist-modern' : 'dist',
      ...(target && { target, cssTarget: target }),
      chunkSizeWarningLimit: 4000,
    },
  };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => server.close());
  return server.resolvedUrls!.local[0]!;
}

/** A page of the browser, and everything that it complained about. */
export async function open(address: string): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const browser = await browsers.launch(chromium);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US' });
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(address);
  return { page, complaints };
}

/** What the browser makes of a property. */
export const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** A colour as the browser writes it. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
