import { defineConfig } from 'vitest/config';

// The promises of `design/security.md` with the figures that they name: `npm run test:security`, not `npm test`.
export default defineConfig({
  ssr: { resolve: { conditions: ['@dossier/source', 'module', 'node', 'development|production'] } },
  resolve: { conditions: ['@dossier/source', 'module', 'node', 'development|production'] },
  test: {
    environment: 'node',
    include: ['apps/platform/src/**/*.security.ts'],
    globalSetup: ['./apps/platform/src/testing/run-folder.ts'],
    testTimeout: 40 * 60_000,
    hookTimeout: 120_000,
    // Times are measured: nothing else may run beside.
    fileParallelism: false,
  },
});
