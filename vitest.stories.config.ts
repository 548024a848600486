import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { basename, dirname, join } from 'node:path';
import { StoryResultsReporter } from './.storybook/story-results.ts';
import { chromium, isPinnedBrowser } from './tooling/chromium.ts';

/** `npm run test:full`: every theme in every mode instead of four looks. */
const everyDisplay = process.env['DOSSIER_LOOKS'] === 'all';

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: chromium,
    // One place and no motion, so that a time of day and a picture are the same on every machine.
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'Europe/Amsterdam', locale: 'en-US' },
  }),
  screenshotFailures: false,
};
const stories = (tags?: { include?: string[]; exclude?: string[] }) =>
  storybookTest({ configDir: join(import.meta.dirname, '.storybook'), ...(tags ? { tags } : {}) });

// Without the plugins at the root stories would run unstyled, and green.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@dossier/source', 'module', 'browser', 'development|production'] },
  // Found late, a dependency makes Vite reload a running test: on a fresh clone that fails it.
  optimizeDeps: {
    include: [
      '@floating-ui/react-dom',
      '@headlessui/react',
      '@hookform/resolvers',
      '@internationalized/date',
      'axe-core',
      'country-flag-icons/string/3x2',
      'html-validate/browser',
      'i18next',
      'ibantools',
      'libphonenumber-js/max',
      'lucide',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
      'pdfjs-dist',
      'react-aria-components',
      'react-dom/client',
      'react-hook-form',
      'react/jsx-dev-runtime',
      'swr',
      'tailwind-variants',
      'uqr',
      'wouter',
      'wouter/memory-location',
      'wouter/use-browser-location',
      'yup',
    ],
  },
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  test: {
    // A new page for every file costs three times what the stories do; Storybook cleans up after each one.
    isolate: false,
    // A page waits more than it works: by itself Vitest would leave one core idle.
    maxWorkers: '100%',
    reporters: ['default', new StoryResultsReporter()],
    // Accepting pictures must not throw away the accessibility trees, which the other project keeps.
    resolveSnapshotPath: (file, extension, context) =>
      context?.config.name === 'visual'
        ? join(import.meta.dirname, '.vitest', basename(file) + extension)
        : join(dirname(file), '__snapshots__', basename(file) + extension),
    projects: [
      {
        extends: true,
        plugins: [stories()],
        test: {
          name: 'stories',
          testTimeout: 240_000,
          setupFiles: ['./.storybook/vitest.setup.ts'],
          browser: {
            ...browser,
            instances: [{ browser: 'chromium', name: 'stories', provide: { visual: false, everyDisplay } }],
          },
        },
      },
      {
        extends: true,
        plugins: [stories({ include: ['visual'] })],
        test: {
          name: 'visual',
          testTimeout: 120_000,
          env: { DOSSIER_VISUAL: 'yes' },
          setupFiles: ['./.storybook/vitest.setup.ts'],
          browser: {
            ...browser,
            expect: {
              toMatchScreenshot: { comparatorOptions: { allowedMismatchedPixels: 0, threshold: 0.1 } },
            },
            // One page takes every look in turn: a story is rendered once, not five times.
            instances: [
              { browser: 'chromium', name: 'visual', provide: { visual: isPinnedBrowser, everyDisplay } },
            ],
          },
        },
      },
    ],
  },
});
