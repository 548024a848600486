import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { join } from 'node:path';
import { chromium } from './tooling/chromium.ts';
import { tenants } from './tooling/tenants.ts';

const conditions = ['@dossier/source'];
const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromium }),
  screenshotFailures: false,
};
const stories = (tags?: { include?: string[]; exclude?: string[] }) =>
  storybookTest({ configDir: join(import.meta.dirname, '.storybook'), ...(tags ? { tags } : {}) });

// This file shadows every vite.config.ts: without the plugins here stories would run unstyled, and green.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{validators,api}/src/**/*.test.ts', 'packages/ui/src/theme/**/*.test.ts', 'apps/backoffice/src/**/*.test.ts', 'tooling/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['packages/{ui,api}/src/**/*.test.tsx', 'apps/backoffice/src/**/*.test.tsx'],
          setupFiles: ['./tooling/vitest/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          environment: 'node',
          include: ['apps/platform/src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'e2e', environment: 'node', include: ['e2e/**/*.e2e.ts'], testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false },
      },
      {
        extends: true,
        plugins: [stories()],
        test: {
          name: 'stories',
          setupFiles: ['./.storybook/vitest.setup.ts'],
          browser: { ...browser, instances: [{ browser: 'chromium', name: 'stories', provide: { tenant: 'meridian', visual: false } }] },
        },
      },
      {
        extends: true,
        plugins: [stories({ include: ['visual'] })],
        test: {
          name: 'visual',
          setupFiles: ['./.storybook/vitest.setup.ts'],
          browser: {
            ...browser,
            expect: { toMatchScreenshot: { comparatorOptions: { allowedMismatchedPixels: 0, threshold: 0.1 } } },
            instances: tenants.map(tenant => ({ browser: 'chromium' as const, name: tenant, provide: { tenant, visual: true } })),
          },
        },
      },
    ],
  },
});
