// The one place that says which browser tests use, and with which switches.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pinned = join(dirname(fileURLToPath(import.meta.url)), '..', '.cache', 'browser', 'chromium');
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** True when the browser is the build that visual baselines belong to. */
export const isPinnedBrowser = !process.env['CHROMIUM_PATH'] && existsSync(pinned);

const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(pinned) ? pinned : installed.find(path => existsSync(path)));

const systemHasNss = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/lib/x86_64-linux-gnu']
  .filter(folder => existsSync(folder))
  .some(folder => readdirSync(folder).includes('libnss3.so'));

/** Launch options for Playwright and Vitest. The same pixels on every machine: its own fonts, no hinting or subpixels, sRGB. */
export const chromium = {
  executablePath,
  args: [
    '--no-sandbox',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--disable-background-networking',
    '--disable-component-update',
  ],
  ...(isPinnedBrowser
    ? {
        env: {
          ...process.env,
          FONTCONFIG_FILE: join(dirname(pinned), 'fonts.conf'),
          ...(systemHasNss ? {} : { LD_LIBRARY_PATH: join(dirname(pinned), 'al2023', 'lib') }),
        },
      }
    : {}),
} as { executablePath: string; args: string[]; env?: Record<string, string> };
